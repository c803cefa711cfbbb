// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://online-joining.joinery.localhost:4000/checkout" }
// Checkout is entered by a full load of its document alone, so this document is loaded there.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { standInFonts, standInStripe, standInView } from '../journeys/support/standIns';
import { startServer, type Server } from '../journeys/support/startServer';
import { Visitor } from '../journeys/support/Visitor';
import { haste, slowMs } from './answers';
import { cardInHand } from './cardInHand';
import { cellCount, chosenRows, seed } from './cells';
import { exceptedRules } from './exceptions';
import { playCell, playUsual } from './play';
import { RenderedVisit } from './rendered/RenderedVisit';
import { standInPasskeys } from './rendered/standInPasskeys';
import { standInRyft } from './rendered/standInRyft';
import { standInCancelling, standInDownloads, standInMotion, standInNavigation } from './rendered/standIns';
import type { Stage } from './Visit';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  standInFonts();
  standInView();
  standInMotion();
  standInCancelling();
  standInDownloads();
  standInNavigation();
  standInPasskeys();
  standInStripe(server, () => cardInHand.number);
  standInRyft(server);
  vi.spyOn(console, 'warn').mockReturnValue(); // the page reports each bad answer, and that no site serves the journeys
}, 300_000); // a loaded machine starts a server slowly
afterAll(() => server.stop());

const stage: Stage = {
  judgedMs: 12_000, // a loaded machine takes its time, though the page’s own waits are short here
  slowMs: slowMs / haste,
  newVisitor: () => Visitor.arrive(server),
  visit: (visitor, venue) => Promise.resolve(new RenderedVisit(visitor, venue)),
};

let played = 0;

/** Every call of the contract, on the screen that makes it, with every bad answer; see docs/tests.md. */
describe.each(chosenRows())('%s', (_name, call, row, answers) => {
  let usual: ReadonlySet<string>;

  it('works', async () => {
    usual = await playUsual(call, row, stage);
  });

  it.each(answers)('%s', async (answer) => {
    const broken = await playCell({ call, row, answer }, usual, stage);
    played += 1;
    const excepted = exceptedRules(call, answer);
    const wrong = broken.filter(({ rule }) => !excepted.includes(rule));
    expect(wrong, wrong.map(({ rule, text }) => `${rule}: ${text}`).join('\n')).toEqual([]);
    const stale = excepted.filter((rule) => !broken.some((each) => each.rule === rule));
    expect(stale, 'exceptions that are not needed').toEqual([]);
  });
});

it('tells how many cells were played', () => {
  console.log(`${played} of ${cellCount} cells played, by the seed ${seed}`);
  expect(played).toBeGreaterThan(0);
});
