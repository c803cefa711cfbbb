import type { Clock, Network } from './services';

export const idleMs = 1000;
const longestWaitMs = 10_000;

export type IdleNetwork = {
  readonly network: Network;
  /** Resolves once no request has been pending for a second, or after ten seconds. Low-priority loads await it. */
  readonly whenIdle: () => Promise<void>;
};

/** Wraps a network so that callers can wait until it is idle. */
export function trackIdle(network: Network, clock: Clock): IdleNetwork {
  let pending = 0;
  let lastUse = clock.now().getTime();
  const count = (change: 1 | -1): void => {
    pending += change;
    lastUse = clock.now().getTime();
  };
  return {
    async network(input, init) {
      count(1);
      try {
        return await network(input, init);
      } finally {
        count(-1);
      }
    },
    async whenIdle() {
      for (let restMs = idleMs, waitedMs = 0; restMs > 0 && waitedMs < longestWaitMs;) {
        await new Promise<void>((resolve) => void clock.after(restMs, resolve));
        waitedMs += restMs;
        const idleForMs = Math.abs(clock.now().getTime() - lastUse); // the device's clock may be set back during the wait
        restMs = pending > 0 ? idleMs : idleMs - idleForMs;
      }
    },
  };
}
