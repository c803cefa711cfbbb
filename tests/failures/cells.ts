import type { CallName } from '../../src/kit/api/call';
import { answerNames, type AnswerName } from './answers';
import type { Row } from './Row';
import { readingRows } from './rows/reading';
import { table } from './rows/table';
import { unsettledAnswers, unsettledCalls } from './unsettled';

/** True if every cell is played: `npm run test:faults`. Otherwise a spread of them is: `npx vitest run --project=failures`. */
const isWhole = process.env.FAULT_CELLS === 'all';

/** The calls to play alone, as `FAULT_CALLS=timetable,login` names them. */
const named = process.env.FAULT_CALLS?.split(',');

/** The answers to give alone, as `FAULT_ANSWERS="401,10 s slow"` names them. */
const namedAnswers = process.env.FAULT_ANSWERS?.split(',');

/** The rows between two that the short run plays, each with another answer than the one before. */
const spread = 8;

type Chosen = readonly [call: CallName, row: Row, answers: readonly AnswerName[]];

const rows: readonly (readonly [CallName, Row])[] = Object.entries(table).flatMap(([name, row]) => {
  const call = name as CallName; // the table's keys are all calls' names
  return 'because' in row ? [] : [[call, readingRows.includes(call) ? { ...row, changesNothing: true } : row] as const];
});

/** The number of cells of the whole matrix. */
export const cellCount = rows.length * answerNames.length;

/** The rows to play now, with their answers. What is unsettled is played by name only. */
export function chosenRows(): readonly Chosen[] {
  const settled = rows.filter(([call]) => named?.includes(call) ?? !unsettledCalls.includes(call));
  const answers = answerNames.filter((each) => namedAnswers?.includes(each) ?? !unsettledAnswers.includes(each));
  if (isWhole || named || namedAnswers) return settled.map(([call, row]) => [call, row, answers]);
  return settled.flatMap(([call, row], index): readonly Chosen[] => {
    const answer = answers[(index / spread) % answers.length];
    return answer === undefined ? [] : [[call, row, [answer]]];
  });
}
