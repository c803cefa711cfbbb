import { seedPassword } from '../../../operator/seed/customers';
import { selectedVenuesText } from '../../../src/ground/core/selectedVenues';
import type { CallName } from '../../../src/kit/api/call';
import type { Visitor } from '../../journeys/support/Visitor';
import { choosing, pressing, type Row, type Step } from '../Row';
import { customerId, kirkstall } from './ready';

type Rules = { readonly name?: string; readonly birthDate?: string };

const newName = { 'First name': 'Ada', 'Last name': 'Lovelace' };
const newDay = { 'Date of birth': '02/01/1990' };
const proof = { 'Your password': seedPassword };
const reason = { 'Why should it change?': 'I have married.' };
const send = pressing('[role=dialog] form button[type=submit]');

/** The details of a customer, where the operator has these rules for a change of name and birth date. */
function on(rules: Rules, works: RegExp, steps: readonly Step[] = []): Row {
  return {
    site: 'my-account',
    as: 'amara',
    path: (visitor) => ruled(visitor, rules),
    works,
    steps,
    ...(typeof steps[0] === 'string' ? { offers: steps[0] } : {}),
  };
}

async function ruled(visitor: Visitor, rules: Rules): Promise<string> {
  await visitor.prepare('PUT', '/sandbox/settings', { identity: rules });
  return '/user-details';
}

async function asked(visitor: Visitor): Promise<string> {
  const path = await ruled(visitor, { name: 'by_request' });
  const name = { first_name: 'Ada', last_name: 'Lovelace', reason: 'I have married.' };
  await visitor.prepare('POST', '/api/my-account/identity/requests/name', name);
  return path;
}

/** Serves a customer, whose record the desk opens. */
const serving =
  (name: string, before?: (visitor: Visitor) => Promise<void>) =>
  async (visitor: Visitor): Promise<Record<string, string>> => {
    await before?.(visitor);
    return { 'joinery:served': await customerId(visitor, name) };
  };

function atDesk(kept: NonNullable<Row['kept']>, works: RegExp, steps: readonly Step[]): Row {
  return { site: 'front-of-house', as: 'desk', path: '/basket', kept, works, steps };
}

async function askedByAmara(visitor: Visitor): Promise<void> {
  await visitor.logIn('amara@example.org');
  await asked(visitor);
  await visitor.logIn('desk@example.org');
}

/** Changes of name and birth date, by customers and at the desk, with what else staff write into a record. */
export const identityRows = {
  accountIdentity: on({}, /You can change it here, with your password/),
  changeName: {
    ...on({}, /Your name is changed/, ['Change my name', { ...newName, ...proof }, send]),
    doneAlready: /Ada Lovelace[^]*This is the name on the account already/,
  },
  changeBirthDate: {
    ...on({ birthDate: 'at_once' }, /Your date of birth is changed/, [
      'Change my date of birth',
      { ...newDay, ...proof },
      send,
    ]),
    doneAlready: /02\/01\/1990[^]*This is the date of birth on the account already/,
  },
  requestName: on({ name: 'by_request' }, /We have sent your request to change your name/, [
    'Ask for a change of name',
    { ...newName, ...reason },
    send,
  ]),
  requestBirthDate: on({}, /We have sent your request to change your date of birth/, [
    'Ask for a change of date of birth',
    { ...newDay, ...reason },
    send,
  ]),
  withdrawIdentityRequest: {
    site: 'my-account',
    as: 'amara',
    path: asked,
    works: /Your request is withdrawn/,
    steps: ['Withdraw my request'],
    doneAlready: /This request is no longer open/,
  },
  answerIdentityRequest: {
    ...atDesk(serving('Amara Okafor', askedByAmara), /The request is accepted/, ['Amara Okafor', 'Accept']),
    doneAlready: /Nothing is asked for/, // the request is no longer there
  },
  staffChangeIdentity: {
    ...atDesk(serving('Morgan Reid'), /The account is changed/, [
      'Morgan Reid',
      'Change name or date of birth',
      newName,
      'Change the account',
    ]),
    doneAlready: /Nothing here differs from the account/,
  },
  staffSetMarketingConsent: {
    ...atDesk(serving('Morgan Reid'), /Saved\. News and offers by post/, [
      'Morgan Reid',
      'Customer agrees to News and offers by post',
    ]),
    doneAlready: /offers by postAgreed on/,
  },
  waivePenalty: {
    venue: selectedVenuesText([kirkstall]),
    ...atDesk(serving('Ruth Adeyemi'), /is waived/, [
      'Ruth Adeyemi',
      'Waive',
      choosing('.record-confirm select', 'Goodwill'),
      'Waive £',
    ]),
    doneAlready: /Waived on/,
  },
} satisfies Partial<Record<CallName, Row>>;
