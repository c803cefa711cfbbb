import { startSandbox } from '../../support/sandboxProcess';
import { withBrowser } from '../browser';
import { printTable, type Verdict } from '../report';
import { before } from './before';
import { cashCourt } from './cashCourt';
import { joinByMonth, type Manner } from './joinByMonth';
import { deskPace, phonePace, secondsOf, type Pace } from './klm';
import type { Effort } from './Person';
import { british, phone, tablet } from './screens';

const runs = 3;
/** The seconds of a join and their share of those before, and the presses and seconds of a sale at the desk. */
const limits = { joinSeconds: 150, ofBefore: 2 / 3, deskPresses: 5, deskSeconds: 12 } as const;

/** The effort of a guest's monthly join on a phone, before and now, and of a sale for cash at the desk. */
export async function benchEffort(): Promise<readonly Verdict[]> {
  const sandbox = await startSandbox();
  try {
    await sandbox.ready;
    const address = `http://online-joining.joinery.localhost:${sandbox.port}/`;
    const join = (manner: Manner): Promise<Effort> =>
      quickest(phonePace, () =>
        withBrowser((page) => joinByMonth(page, address, manner), { page: { ...british, ...phone } }),
      );
    const [whole, least] = [await join('whole'), await join('least')];
    const court = await quickest(deskPace, () =>
      withBrowser((page) => cashCourt(page, sandbox.port), { page: { ...british, ...tablet } }),
    );
    printEfforts(whole, least, court);
    const seconds = secondsOf(whole.operators, phonePace);
    return [
      { name: 'a monthly join by the keystroke-level model, s', value: seconds, limit: limits.joinSeconds },
      {
        name: `a monthly join beside the one of ${before.commit}, times`,
        value: seconds / secondsOf(before.whole.operators, phonePace),
        limit: limits.ofBefore,
      },
      { name: 'a court for cash at the desk, presses', value: court.taps, limit: limits.deskPresses },
      {
        name: 'a court for cash at the desk by the keystroke-level model, s',
        value: secondsOf(court.operators, deskPace),
        limit: limits.deskSeconds,
      },
    ];
  } finally {
    await sandbox.stop();
  }
}

/** Does a task several times: what is done is the same each time, and the quickest responses are the page's own. */
async function quickest(pace: Pace, play: () => Promise<Effort>): Promise<Effort> {
  const efforts: Effort[] = [];
  for (let run = 0; run < runs; run += 1) efforts.push(await play());
  const byTime = efforts.toSorted((a, b) => secondsOf(a.operators, pace) - secondsOf(b.operators, pace));
  const [first] = byTime;
  if (!first) throw new Error('Nothing was played.');
  return first;
}

function printEfforts(whole: Effort, least: Effort, court: Effort): void {
  const row = (name: string, effort: Effort, pace: Pace): readonly string[] => {
    const { operators, screens, fields, taps, swipes, keys } = effort;
    const counts = [screens, fields, taps, swipes, keys].map(String);
    const waits = operators.R.toFixed(1);
    return [name, ...counts, String(operators.M), waits, secondsOf(operators, pace).toFixed(1)];
  };
  printTable(
    'Effort by the keystroke-level model, everything typed by the person and nothing filled in by the browser',
    ['', 'screens', 'fields', 'taps', 'swipes', 'keys', 'M', 'waits s', 'seconds'],
    [
      row(`monthly join at 390 px, every question answered, ${before.commit}`, before.whole, phonePace),
      row('monthly join at 390 px, every question answered', whole, phonePace),
      row(`monthly join at 390 px, required questions, ${before.commit}`, before.least, phonePace),
      row('monthly join at 390 px, required questions', least, phonePace),
      row('court for cash at the desk, after the scan of a card', court, deskPace),
    ],
  );
}
