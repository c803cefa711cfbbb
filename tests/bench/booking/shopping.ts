// The crowd, in a process of its own: else it would wait until the server's has a moment, and call that the server's answer.
import { once } from 'node:events';
import type { PlannedSlot } from '../../../operator/bookings/offers/slots';
import { Caller } from '../../api/harness';
import { over } from '../../api/overHttp';
import { BankCounter } from '../../bank/support/Bank';
import { Shopper, steps, type Step } from './Shopper';

export type CrowdOrder = {
  /** The addresses at which the shop listens, and the bank. */
  readonly port: number;
  readonly bankPort: number;
  readonly testId: string;
  /** A session for each customer. */
  readonly tokens: readonly string[];
  readonly slots: readonly PlannedSlot[];
  readonly lastsMs: number;
};

export type CrowdReport = {
  readonly sold: number;
  /** In milliseconds. */
  readonly times: ReadonlyMap<Step, number[]>;
  /** The number of answers by status. */
  readonly statuses: ReadonlyMap<number, number>;
};

const [order] = (await once(process, 'message')) as [CrowdOrder]; // main.ts sends nothing else
process.send?.(await shop(order));
process.disconnect();

async function shop({ port, bankPort, testId, tokens, slots, lastsMs }: CrowdOrder): Promise<CrowdReport> {
  const door = over(port, 4000);
  const bank = new BankCounter(bankPort);
  const times = new Map<Step, number[]>(steps.map((step) => [step, []]));
  const statuses = new Map<number, number>();
  const tell = (step: Step, status: number, ms: number): void => {
    times.get(step)?.push(ms);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const until = performance.now() + lastsMs;
  let sold = 0;
  await Promise.all(
    tokens.map(async (token, index) => {
      const caller = Object.assign(new Caller(door, testId), { token });
      const shopper = new Shopper(caller, bank, tell);
      for (let turn = index; performance.now() < until; turn += 1) {
        const slot = slots[turn % slots.length];
        if (slot && (await shopper.buy(slot))) sold += 1;
      }
    }),
  );
  return { sold, times, statuses };
}
