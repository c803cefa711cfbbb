import { journeyMap, type JourneyMap, type MapNode } from '../../src/ground/journey/compare/map';
import type { Language } from '../../src/ground/journey/language/step';
import { cardOf, listed, moved, rounded, type Drawing } from './picture/card';
import { bandOf } from './picture/band';
import { stackOf } from './picture/stack';
import { layOut } from './picture/layout';
import { legendOf } from './picture/legend';
import { labelOf, lineOf } from './picture/lines';
import { colour, style } from './picture/look';
import { escaped, round } from './picture/text';

const margin = 32;
const leastWidth = 600;

/** Draws a journey as a self-contained SVG text, identical for identical journeys. */
export function drawJourney(language: Language): string {
  const map = journeyMap(language);
  const cards = cardsOf(map.nodes);
  const body = map.layout === 'all-open' ? stackOf(map, cards) : flowOf(map, cards);
  const width = Math.ceil(Math.max(leastWidth, body.width + 2 * margin));
  const band = bandOf(language.journey, width);
  const legend = legendOf(map, width - 2 * margin);
  const legendY = band.height + margin + body.height + 28;
  const height = Math.ceil(legendY + (legend.height > 0 ? 16 + legend.height + 18 : 0));
  const rule = `<path d="M${margin} ${round(legendY)}h${width - 2 * margin}" stroke="${colour.hair}"/>`;
  return [
    ...opening(language, map, width, height),
    rounded(
      { x: 0.5, y: 0.5, width: width - 1, height: height - 1 },
      12,
      `fill="${colour.chalk}" stroke="${colour.edge}"`,
    ),
    band.at(0, 0),
    body.at((width - body.width) / 2, band.height + margin),
    ...(legend.height > 0 ? [rule, legend.at(margin, legendY + 16)] : []),
    '</svg>\n',
  ].join('\n');
}

function opening({ journey }: Language, map: JourneyMap, width: number, height: number): readonly string[] {
  const names = `aria-labelledby="${journey.id}-title ${journey.id}-desc"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" ${names} width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title id="${journey.id}-title">${escaped(`The journey “${journey.title}”`)}</title>`,
    `<desc id="${journey.id}-desc">${escaped(inWords(map))}</desc>`,
    `<style>${style}</style>`,
  ];
}

/** Describes the picture in words, for readers who cannot see it. */
function inWords({ nodes, edges, layout }: JourneyMap): string {
  const title = (id: string): string => nodes.find((node) => node.id === id)?.title ?? id;
  if (layout === 'all-open') {
    const sections = nodes.filter(({ kind }) => kind === 'section').map((node) => node.title);
    return `All sections are open at once: ${listed(sections)}.`;
  }
  const sentences = nodes.map(({ id }) => {
    const ways = edges.filter(({ from, kind }) => from === id && kind === 'way');
    const words = ways.map(({ to, when }) => (when === '' ? title(to) : `${title(to)} (${when})`));
    return words.length === 0 ? '' : `${title(id)} leads to ${listed(words)}.`;
  });
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function cardsOf(nodes: readonly MapNode[]): ReadonlyMap<string, Drawing> {
  const sections = nodes.filter(({ kind }) => kind === 'section');
  return new Map(nodes.map((node) => [node.id, cardOf(node, sections.indexOf(node) + 1)]));
}

function flowOf(map: JourneyMap, cards: ReadonlyMap<string, Drawing>): Drawing {
  const labels = new Map(map.edges.map((edge) => [edge, labelOf(edge)]));
  const { width, height, cards: corners, lines } = layOut(map, cards, labels);
  const parts = [
    ...lines.map(lineOf),
    ...lines.map(({ edge, label: { x, y } }) => {
      const label = labels.get(edge);
      return label?.at(x - label.width / 2, y - label.height / 2) ?? '';
    }),
    ...[...corners].map(([id, { x, y }]) => cards.get(id)?.at(x, y) ?? ''),
  ].filter((part) => part !== '');
  return { width, height, at: (x, y) => moved(x, y, parts) };
}
