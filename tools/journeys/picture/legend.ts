import { marks, type JourneyMap } from '../../../src/ground/journey/compare/map';
import { chipOf, type Drawing } from './card';
import { colour, face } from './look';
import { strokeOf } from './lines';
import { markLooks } from './marks';
import { textAt, widthOf, wrapped } from './text';

const gap = 16;

/** Draws the legend of the marks and lines that occur in a picture. */
export function legendOf(map: JourneyMap, width: number): Drawing {
  const rows = [...lineEntries(map), ...markEntries(map)].map((entry) => rowOf(entry, width));
  const tops = rows.map((_, index) => rows.slice(0, index).reduce((sum, { height }) => sum + height + 6, 0));
  const height = rows.reduce((sum, row) => sum + row.height + 6, 0);
  return {
    width,
    height,
    at: (x, y) => rows.map((row, index) => row.at(x, y + (tops[index] ?? 0))).join(''),
  };
}

type Entry = { readonly sign: Drawing; readonly words: string };

function markEntries({ nodes, layout }: JourneyMap): readonly Entry[] {
  const present = marks.filter((mark) => nodes.some((node) => node.marks.includes(mark)));
  const isShown = layout === 'all-open';
  return present.map((mark) => {
    const { meaning } = markLooks[mark];
    return { sign: chipOf(mark), words: isShown ? meaning.replace('Opened for', 'Shown to') : meaning };
  });
}

function lineEntries({ edges, layout, isFollowed }: JourneyMap): readonly Entry[] {
  if (layout === 'all-open') return [];
  const some = edges.some(({ kind, share }) => kind === 'way' && share < 1);
  const all = edges.some(({ kind, share }) => kind === 'way' && share === 1);
  const passed = edges.some(({ kind }) => kind === 'passed');
  if (!some && !passed) return [];
  return [
    ...(all ? [{ sign: stroke('way', 1), words: isFollowed ? 'Every customer' : 'In this order' }] : []),
    ...(some ? [{ sign: stroke('way', 0), words: 'Some customers' }] : []),
    ...(passed ? [{ sign: stroke('passed', 0), words: 'In this place, but Continue passes over it' }] : []),
  ];
}

function stroke(kind: 'way' | 'passed', share: number): Drawing {
  const { paint, width } = strokeOf({ kind, share });
  return {
    width: 44,
    height: 24,
    at: (x, y) => `<path d="M${x} ${y + 12}h44" stroke="${paint}" ${width}/>`,
  };
}

function rowOf({ sign, words }: Entry, width: number): Drawing {
  const column = widthOf('Switched off', face.chip) + 16 + gap;
  const lines = wrapped(words, width - column, face.body).map((text) => ({
    text,
    face: face.body,
    fill: colour.ink2,
  }));
  return {
    width,
    height: Math.max(24, lines.length * face.body.line),
    at: (x, y) => sign.at(x, y) + textAt(x + column, y + 2, lines),
  };
}
