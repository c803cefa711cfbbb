import type { SiteLabel } from '../../operator/setup/hosts';
import type { Visitor } from '../journeys/support/Visitor';

/** Something that is done on the page at once, by what a selector finds there. */
export type Deed =
  | { readonly kind: 'press'; readonly selector: string }
  | { readonly kind: 'press in dialog'; readonly name: string }
  | { readonly kind: 'choose'; readonly selector: string; readonly option: string }
  | { readonly kind: 'choose file'; readonly selector: string; readonly file: ChosenFile }
  | { readonly kind: 'tick all'; readonly selector: string }
  | { readonly kind: 'see'; readonly text: string };

/** `content` is in base64. */
export type ChosenFile = { readonly type: string; readonly content: string };

export class Act {
  constructor(readonly deed: Deed) {}
}

/** A step on the page: somebody presses what is named, or gives fields their values by their labels, or acts. */
export type Step = string | Readonly<Record<string, string | true>> | Act;

/** Presses what a selector finds. */
export const pressing = (selector: string): Act => new Act({ kind: 'press', selector });

/** Chooses the option of a list whose text begins like this. */
export const choosing = (selector: string, option: string): Act => new Act({ kind: 'choose', selector, option });

/** Presses a button of the dialog that is open. */
export const inDialog = (name: string): Act => new Act({ kind: 'press in dialog', name });

/** Chooses a file in the first picker for its type. */
export function choosingFile(file: ChosenFile): Act {
  return new Act({ kind: 'choose file', selector: `input[type=file][accept*="${file.type}"]`, file });
}

export const tickingAll = (selector: string): Act => new Act({ kind: 'tick all', selector });

/** Waits until the page has a text. */
export const seeing = (text: string): Act => new Act({ kind: 'see', text });

/** The screen on which a call is made, with the way to it. */
export type Row = {
  readonly site: SiteLabel;
  /** The first name of the seeded customer who is signed in; a guest without one. */
  readonly as?: string;
  /** The customer whom making ready signs in. */
  readonly becomes?: string;
  /** Makes ready on the server what the screen is about; the path can depend on it. */
  readonly path: string | ((visitor: Visitor) => Promise<string>);
  /** Makes what the tab has kept in its storage, by key. */
  readonly kept?: (visitor: Visitor) => Promise<Readonly<Record<string, string>>>;
  /** The text of the cookie with the selected centre. */
  readonly venue?: string;
  /** True if the row's way only reads, so that all its tries can be one customer's. */
  readonly changesNothing?: true;
  /** True if the screen makes the call when it opens, and shows only after the steps what came of it. */
  readonly atOpening?: true;
  /** True if the last step does its work and leads on from its form: the call is the next screen's. */
  readonly leavesForm?: true;
  /** True if the row is a kiosk's, beside the one of everybody's own device. */
  readonly isKiosk?: true;
  /** The reason why a browser cannot take the row's way. */
  readonly renderedOnly?: string;
  /** The steps that lead to the call, of which the last one makes it; without any the screen makes it when it opens. */
  readonly steps?: readonly Step[];
  /** The text that the page has once the call has worked, and has not before. */
  readonly works: RegExp;
  /** The reason why the screen works without the call: then it must, whatever the answer is. */
  readonly unharmed?: string;
  /** The steps to take from the screen's beginning, where those before the last have done their work for good. */
  readonly afterwards?: readonly Step[];
  /** The text with which a second try is refused, where the server did its work before its answer was lost. */
  readonly doneAlready?: RegExp;
  /** The texts that are true of the screen, though it does not always show them when all goes well. */
  readonly alsoTrue?: RegExp;
  /** The name of the control for another try, where the last step does not name it. */
  readonly offers?: string;
  /** The steps of another try after a 404, where the page has led elsewhere or taken it for a refusal. */
  readonly afterGone?: readonly Step[];
  /** The steps of another try, where they are neither "Try again" nor the last step. Empty: the page tries by itself. */
  readonly again?: readonly Step[];
};

/** A call that no screen makes while a customer waits for it, and why the matrix leaves it out. */
export type NotPlayed = { readonly because: string };

/** The customer who is signed in on the row's screen. */
export function customerOf({ as, becomes }: Row): string | undefined {
  return as ?? becomes;
}
