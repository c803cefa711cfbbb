import type { SiteLabel } from '../../operator/setup/hosts';
import type { CallName } from '../../src/kit/api/call';
import type { Visitor } from '../journeys/support/Visitor';
import type { AnswerName } from './answers';
import type { Sight } from './page/look';
import type { Step } from './Row';

/** A visit to a page on whose network one call can be given a bad answer: in the rendered page, or in a browser. */
export type Visit = {
  /** The number of times that the bad answer was given. */
  readonly hits: number;
  /** True while a request with a slow answer waits for it. */
  readonly waitsForSlow: boolean;
  /** The names of the calls that were made, in order. */
  readonly made: readonly string[];
  /** The texts that came onto the page since `listen` was called, but those to leave out. */
  readonly said: ReadonlySet<string>;
  /** The errors that nothing has caught. */
  readonly uncaught: readonly string[];
  /** Opens a page in a new tab, in which something may be kept from before. */
  open(site: SiteLabel, path: string, kept?: Readonly<Record<string, string>>): Promise<void>;
  setFault(call: CallName, answer: AnswerName): void;
  liftFault(): void;
  look(): Promise<Sight>;
  /** True if the page asks for nothing and does not change. */
  isAtRest(): Promise<boolean>;
  /** Listens for texts from now on. Without those that the page has already, if it is told so. */
  listen(leaveOut?: 'what is there'): Promise<void>;
  /** The values of the fields that somebody has filled in on this page, by their ids. */
  typed(): Promise<ReadonlyMap<string, string>>;
  /** Reports whether a step can be taken now. */
  canTake(step: Step): Promise<boolean>;
  /** Takes a step. Resolves with false if there is nothing for it. */
  take(step: Step): Promise<boolean>;
  /** Reports whether a field still has what was put into it. */
  hasKept(label: string, value: string | true): Promise<boolean>;
  /** Goes back to the page before. */
  back(): Promise<void>;
  /** Waits until something is so, and follows the page meanwhile. Resolves with false if it takes too long. */
  until(isSo: () => Promise<boolean>, patienceMs?: number): Promise<boolean>;
  close(): Promise<void>;
};

/** The place where cells are played. */
export type Stage = {
  /** The longest time that a page may take to say what went wrong, in milliseconds. */
  readonly judgedMs: number;
  /** The time that a slow answer takes there, in milliseconds. */
  readonly slowMs: number;
  /** Makes somebody who has customers of their own. */
  newVisitor(): Promise<Visitor>;
  /** `venue`: the text of the cookie with the selected centre. */
  visit(visitor: Visitor, venue: string | undefined): Promise<Visit>;
};
