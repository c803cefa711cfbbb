import { dateOf, ukDateText } from './dates';

/** A moment at which a consent was given or withdrawn. */
export type ConsentChange = {
  readonly given: boolean;
  readonly source: 'joining' | 'registration' | 'account' | 'desk';
  /** The moment, as ISO 8601 has it. */
  readonly changedAt: string;
};

const places: Readonly<Record<ConsentChange['source'], string>> = {
  joining: 'when joining online',
  registration: 'when the account was created',
  account: 'in My details',
  desk: 'by word of mouth at the desk',
};

/** Says when and how a consent was given or withdrawn: `Agreed on 23/11/2026 in My details`. */
export function consentText({ given, source, changedAt }: ConsentChange): string {
  const day = ukDateText(dateOf(new Date(changedAt)));
  return `${given ? 'Agreed' : 'Withdrawn'} on ${day} ${places[source]}`;
}
