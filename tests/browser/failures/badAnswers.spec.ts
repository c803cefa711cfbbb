import { expect, test, type Browser } from '@playwright/test';
import { slowMs } from '../../failures/answers';
import { pickedCells, seed, type PickedCell } from '../../failures/cells';
import { exceptedRules } from '../../failures/exceptions';
import { playCell, playUsual } from '../../failures/play';
import type { Stage } from '../../failures/Visit';
import { Visitor } from '../../journeys/support/Visitor';
import { BrowserVisit } from './BrowserVisit';

/** True if the whole tenth is played: `npm run test:faults:browser`. Otherwise a handful is. */
const isWhole = process.env.FAULT_CELLS === 'tenth' || process.env.FAULT_CALLS !== undefined;
/** The cells between two of the handful. */
const spread = 50;

const cells = pickedCells();
const handful = cells.filter((_, index) => (index + seed) % spread === 0);
const port = Number(process.env.TEST_PORT);

/** The map draws for itself and has tests of its own. */
const withoutMap = { flags: { onlineJoiningMapEnabled: false } };

const stageOf = (browser: Browser): Stage => ({
  slowMs,
  judgedMs: 60_000, // a payment is asked about for a while before the page says that it cannot tell
  async newVisitor() {
    const visitor = await Visitor.arrive({
      url: `http://127.0.0.1:${port}`,
      bankUrl: '',
      stop: () => Promise.resolve(),
    });
    await visitor.prepare('PUT', '/sandbox/settings', withoutMap);
    return visitor;
  },
  visit: (visitor, venue) => BrowserVisit.begin(browser, visitor, venue),
});

async function play([call, row, answer]: PickedCell, browser: Browser): Promise<void> {
  const stage = stageOf(browser);
  const usual = await test.step(`${call} works`, () => playUsual(call, row, stage));
  const broken = await test.step(`${call}, ${answer}`, () => playCell({ call, row, answer }, usual, stage));
  const excepted = exceptedRules(call, answer);
  const wrong = broken.filter(({ rule }) => !excepted.includes(rule));
  expect(wrong, wrong.map(({ rule, text }) => `${rule}: ${text}`).join('\n')).toEqual([]);
}

test.setTimeout(300_000); // each wait has a limit of its own

/** Some cells of tests/failures in a browser, by the same rules: see docs/tests.md. */
if (isWhole) for (const cell of cells) test(`${cell[0]}, ${cell[2]}`, ({ browser }) => play(cell, browser));
else {
  test('a few calls that are answered badly lead on', async ({ browser }) => {
    for (const cell of handful) await play(cell, browser);
  });
}
