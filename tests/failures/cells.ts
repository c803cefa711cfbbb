import type { CallName } from '../../src/kit/api/call';
import { seededRandom } from '../../operator/seed/random';
import { answerNames, type AnswerName } from './answers';
import type { Row } from './Row';
import { kioskRows } from './rows/kiosk';
import { readingRows } from './rows/reading';
import { table } from './rows/table';

/** True if every cell is played: `npm run test:faults`. Otherwise a few are. */
const isWhole = process.env.FAULT_CELLS === 'all';

/** The calls to play alone, as `FAULT_CALLS=timetable,login` names them. */
const named = process.env.FAULT_CALLS?.split(',');

/** The answers to give alone, as `FAULT_ANSWERS="401,10 s slow"` names them. */
const namedAnswers = process.env.FAULT_ANSWERS?.split(',');

/** The seed of the short run. It stands still, so that a change is judged by itself and not by its day; `FAULT_SEED` is another. */
export const seed = Number(process.env.FAULT_SEED ?? 20_784);

/** The rows between two that the short run plays, each with another answer than the one before. */
const spread = 16;

type Chosen = readonly [name: string, call: CallName, row: Row, answers: readonly AnswerName[]];

const tableRows: readonly (readonly [CallName, Row])[] = Object.entries(table).flatMap(([name, row]) => {
  const call = name as CallName; // the table's keys are all calls' names
  return 'because' in row ? [] : [[call, readingRows.includes(call) ? { ...row, changesNothing: true } : row] as const];
});

const rows = [...tableRows, ...kioskRows];

/** The number of cells of the whole matrix. */
export const cellCount = rows.length * answerNames.length;

/** The rows to play now, with their answers. */
export function chosenRows(): readonly Chosen[] {
  const chosen = rows.filter(([call]) => named?.includes(call) ?? true);
  const answers = answerNames.filter((each) => namedAnswers?.includes(each) ?? true);
  if (isWhole || named || namedAnswers) return chosen.map(([call, row]) => [nameOf(call, row), call, row, answers]);
  return chosen.flatMap(([call, row], index): readonly Chosen[] => {
    if ((index + seed) % spread !== 0) return [];
    const answer = answers[(Math.floor(index / spread) * 5 + seed) % answers.length];
    return answer === undefined ? [] : [[nameOf(call, row), call, row, [answer]]];
  });
}

function nameOf(call: CallName, { isKiosk }: Row): string {
  return isKiosk === true ? `${call} at a kiosk` : call;
}

/** A cell for a browser. */
export type PickedCell = readonly [call: CallName, row: Row, answer: AnswerName];

/** One cell in so many of the whole matrix is played in a browser too. */
const share = 10;

/**
 * Picks a tenth of the whole matrix by the seed: each row once, some of them twice, and each answer as often as any other,
 * like cards that are dealt. `FAULT_CALLS` and `FAULT_ANSWERS` pick by name.
 */
export function pickedCells(): readonly PickedCell[] {
  const random = seededRandom(seed);
  const wanted = Math.round(cellCount / share);
  let deck: AnswerName[] = [];
  const deal = (): AnswerName => {
    if (deck.length === 0) deck = [...answerNames];
    const [answer = '500'] = deck.splice(Math.floor(random() * deck.length), 1);
    return answer;
  };
  if (named ?? namedAnswers)
    return chosenRows().flatMap(([, call, row, answers]) => answers.map((answer): PickedCell => [call, row, answer]));
  const playable = rows.filter(([, row]) => row.renderedOnly === undefined);
  return Array.from({ length: wanted }, (_, index): PickedCell => {
    const [call, row] = playable[Math.floor((index * playable.length) / wanted)] ?? none();
    return [call, row, deal()];
  });
}

function none(): never {
  throw new Error('The table of screens is empty.');
}
