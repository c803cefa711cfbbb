import type { Clock, Network } from './services';

const quietMs = 1000;
const patienceMs = 10_000;

export type QuietNetwork = {
  readonly network: Network;
  /** Resolves once nothing has been asked for a second, or after ten: for what can wait until the screen has its own. */
  readonly quiet: () => Promise<void>;
};

/** A network that knows when it is not in use. */
export function quietNetwork(network: Network, clock: Clock): QuietNetwork {
  let pending = 0;
  let lastUse = clock.now().getTime();
  const used = (change: 1 | -1): void => {
    pending += change;
    lastUse = clock.now().getTime();
  };
  return {
    async network(input, init) {
      used(1);
      try {
        return await network(input, init);
      } finally {
        used(-1);
      }
    },
    async quiet() {
      for (let rest = quietMs, waited = 0; rest > 0 && waited < patienceMs;) {
        await new Promise<void>((resolve) => void clock.after(rest, resolve));
        waited += rest;
        const restedMs = Math.abs(clock.now().getTime() - lastUse); // a clock may be set back meanwhile
        rest = pending > 0 ? quietMs : quietMs - restedMs;
      }
    },
  };
}
