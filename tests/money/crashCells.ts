import { allCells, impossible, nameOf, type Cell } from '../crash/cells';
import type { KeptStory } from './seeds';

type Names = {
  readonly scenario: string;
  readonly prepare: string;
  /** The request that asks the bank for the money, and whose it is. */
  readonly authorise: readonly [sender: 'tab 1' | 'server', call: string];
  readonly capture: string;
  readonly complete: string;
};

const complete = 'tab 1: POST /api/checkout/complete';
const order = 'tab 1: GET /api/orders/:id';
const ways: Partial<Readonly<Record<Cell['way'], Names>>> = {
  'opayo-new': {
    scenario: 'joining, Opayo',
    prepare: 'tab 1: GET /api/checkout/prepare',
    authorise: ['server', 'POST /opayo/api/v1/transactions'],
    capture: 'POST /opayo/api/v1/transactions/:id/instructions',
    complete,
  },
  'stripe-new': {
    scenario: 'joining, Stripe',
    prepare: 'tab 1: GET /api/checkout/prepare',
    authorise: ['server', 'POST /stripe/v1/payment_intents/:id/confirm'],
    capture: 'POST /stripe/v1/payment_intents/:id/capture',
    complete,
  },
  'ryft-new': {
    scenario: 'joining, Ryft',
    prepare: 'tab 1: POST /api/checkout/session/prepare',
    authorise: ['tab 1', 'POST /ryft/v1/payment-sessions/attempt-payment'],
    capture: 'POST /ryft/v1/payment-sessions/:id/captures',
    complete: 'tab 1: POST /api/checkout/session/complete/:id',
  },
  free: { scenario: 'joining for nothing', prepare: '', authorise: ['tab 1', ''], capture: '', complete },
};

const broken = 'arrives, the line breaks before the answer';
const late = 'arrives, its answer is late';
const pay = ['tab 1: Continue', 'tab 1: I Agree', 'tab 1: Pay'];
const die = ['server 1 is killed', 'server 2 is killed'];
const byServer = (call: string, fate: string): string => `a server: ${call}: ${fate}`;

/**
 * The schedule that a cell of the crash matrix has become; `undefined` for one that only a browser can show: its tabs,
 * reloads and presses, the bank's page, cards on file.
 */
export function storyOf(cell: Cell): KeptStory | undefined {
  const names = ways[cell.way];
  if (!names || impossible(cell) !== undefined) return undefined;
  const isKill = cell.disturbance === 'kill server';
  if (!isKill && cell.disturbance !== 'drop response') return undefined;
  const course = courseOf(cell, names, isKill);
  return course && { name: nameOf(cell), scenario: names.scenario, names: course.names, reaches: course.reaches };
}

type Course = Required<Pick<KeptStory, 'names' | 'reaches'>>;

function courseOf({ way, step }: Cell, names: Names, isKill: boolean): Course | undefined {
  const then = isKill ? die : [];
  const lost = (before: readonly string[], call: string): Course => {
    const reaches = `${call}: ${broken}`;
    return { names: [...before, reaches, ...then], reaches };
  };
  switch (step) {
    case 'prepare':
      return lost([], names.prepare);
    case 'authorise': {
      const [sender, call] = names.authorise;
      if (sender === 'tab 1') return lost(pay, `tab 1: ${call}`);
      if (!isKill) return lost(pay, 'tab 1: POST /api/checkout/authorise');
      return { names: [...pay, byServer(call, late), ...then], reaches: `${call}: ${late}` };
    }
    case 'complete asked': {
      if (way === 'free') {
        const reaches = `${complete}: the line breaks before it arrives`;
        return { names: [...pay, reaches, ...then], reaches };
      }
      const fate = isKill ? late : broken;
      return { names: [...pay, byServer(names.capture, fate), ...then], reaches: `${names.capture}: ${fate}` };
    }
    case 'complete committed':
      return lost(pay, names.complete);
    case 'confirmation load':
      return lost(pay, order);
    default:
      return undefined; // the bank's page is a frame
  }
}

/** Each is played on every run. */
export const crashStories: readonly KeptStory[] = allCells.flatMap((cell) => storyOf(cell) ?? []);
