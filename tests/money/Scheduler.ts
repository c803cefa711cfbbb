import type { Random } from './Random';

/** Something that can happen next. */
export type Happening = {
  /** In words, and the same in every run: a schedule is a list of them. */
  readonly name: string;
  /** The weight with which it is chosen among the others. */
  readonly weight: number;
  readonly run: () => void;
  /** The ordinary course: a request that arrives and is answered. */
  readonly isOrdinary?: boolean;
};

/** Chooses what happens next. */
export type Chooser = {
  /** `undefined` ends the schedule. */
  next(enabled: readonly Happening[]): Happening | undefined;
};

/** Chooses by chance. */
export class ByChance implements Chooser {
  private left: number;

  constructor(
    private readonly random: Random,
    length: number,
  ) {
    this.left = length;
  }

  next(enabled: readonly Happening[]): Happening | undefined {
    this.left -= 1;
    if (this.left < 0) return undefined;
    const total = enabled.reduce((sum, { weight }) => sum + weight, 0);
    let point = (this.random.next() / 2 ** 32) * total;
    for (const happening of enabled) {
      point -= happening.weight;
      if (point < 0) return happening;
    }
    return enabled.at(-1);
  }
}

/** A name for as much of the ordinary course as there is. */
export const andSoOn = 'and so on';

/** A list may leave open which of the servers it is. */
function ofAnyServer(name: string): string {
  return name.replace(/^server \d/, 'a server');
}

/** The number of ordinary happenings that may pass before the next name of a list becomes possible. */
const patience = 25;

/**
 * Follows a list of names. What a name needs to have happened before it happens by the ordinary course; a name that never
 * becomes possible is passed over.
 */
export class ByName implements Chooser {
  private at = 0;
  private waited = 0;
  /** The names that never became possible. */
  readonly missed = new Set<string>();

  constructor(private readonly names: readonly string[]) {}

  next(enabled: readonly Happening[]): Happening | undefined {
    for (; this.at < this.names.length; this.at += 1) {
      const wanted = this.names[this.at];
      const found = enabled.find(({ name }) => name === wanted || ofAnyServer(name) === wanted);
      if (found) {
        this.at += 1;
        this.waited = 0;
        return found;
      }
      const ordinary = this.ordinaryOf(enabled, wanted);
      this.waited += 1;
      if (ordinary && this.waited <= patience) return ordinary;
      this.waited = 0;
      if (wanted !== undefined) this.missed.add(wanted);
    }
    return undefined;
  }
  /** The ordinary course leaves alone what a later name of the list is about, unless the wanted name needs it. */
  private ordinaryOf(enabled: readonly Happening[], wanted: string | undefined): Happening | undefined {
    const ordinary = enabled.filter(({ isOrdinary }) => isOrdinary === true);
    const later = this.names.slice(this.at);
    const free = ordinary.find(({ name }) => !later.some((each) => isOfSameRequest(each, name)));
    return free ?? (wanted === andSoOn ? undefined : ordinary[0]);
  }
}

function isOfSameRequest(wanted: string, ordinary: string): boolean {
  const request = ordinary.slice(0, ordinary.lastIndexOf(': '));
  return wanted.startsWith(`${request}: `) || wanted.startsWith(`${ofAnyServer(request)}: `);
}
