import { dateOf, ukDateText } from '../../ground/core/dates';
import type { Identity } from '../../kit/api/account';

export type IdentityPartName = 'name' | 'birthDate';
type IdentityRequest = NonNullable<Identity['name']['request']>;

/** The words of each part of an identity. */
export const identityWords = {
  name: {
    title: 'Name',
    change: 'Change my name',
    ask: 'Ask for a change of name',
    submitAsk: 'Send my request',
    changed: 'Your name is changed.',
    asked: 'We have sent your request to change your name.',
    proof: 'a document that shows your name, such as a passport or a marriage certificate',
  },
  birthDate: {
    title: 'Date of birth',
    change: 'Change my date of birth',
    ask: 'Ask for a change of date of birth',
    submitAsk: 'Send my request',
    changed: 'Your date of birth is changed.',
    asked: 'We have sent your request to change your date of birth.',
    proof: 'a document that shows your date of birth, such as a passport or a driving licence',
  },
} as const;

/** Returns the sentence that says how a part is changed. */
export function ruleText(part: IdentityPartName, rule: Identity['name']['rule']): string {
  if (rule === 'at_once') return 'You can change it here, with your password. It changes at once.';
  if (rule === 'by_request') return 'Your centre changes it for you: tell us the new one, and why.';
  return `Your centre changes it for you at its desk. Bring ${identityWords[part].proof}.`;
}

/** Returns the name or day that a request asks for. */
function wantedText({ firstName, lastName, dateOfBirth }: IdentityRequest): string {
  return dateOfBirth === null ? `${firstName ?? ''} ${lastName ?? ''}` : ukDateText(dateOfBirth);
}

/** Returns the sentence that says what became of a request. */
export function requestText(request: IdentityRequest): string {
  const wanted = wantedText(request);
  const day = dayOf(request.decidedAt ?? request.askedAt);
  if (request.state === 'open') return `You asked on ${day} to change it to ${wanted}.`;
  if (request.state === 'accepted') return `Your centre changed it to ${wanted} on ${day}, as you asked.`;
  return `Your centre did not change it to ${wanted}. It answered on ${day}.`;
}

/** Formats a moment as the day of the centres' clock. */
function dayOf(moment: string): string {
  return ukDateText(dateOf(new Date(moment)));
}
