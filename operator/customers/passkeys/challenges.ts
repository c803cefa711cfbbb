import { randomBytes } from 'node:crypto';
import type { Wire } from '../../../schemas/generated/wire';
import type { Queries } from '../../database/database';
import { parentDomain } from '../../setup/hosts';

const lifetimeMs = 10 * 60_000;

type ForWhom = {
  readonly testId: string;
  readonly now: Date;
  /** The customer who adds a passkey, with the passkey's name; undefined if somebody logs in. */
  readonly adding?: { readonly customerId: string; readonly name: string };
};

/** Issues a challenge, and deletes those whose time is over. */
export async function issueChallenge(
  queries: Queries,
  { testId, now, adding }: ForWhom,
): Promise<Wire['startPasskeyLogin']['answer']> {
  const challenge = randomBytes(32).toString('base64url');
  await queries.deleteFrom('passkey_challenges').where('test_id', '=', testId).where('expires_at', '<=', now).execute();
  await queries
    .insertInto('passkey_challenges')
    .values({
      challenge,
      test_id: testId,
      customer_id: adding?.customerId ?? null,
      name: adding?.name ?? null,
      expires_at: new Date(now.getTime() + lifetimeMs),
    })
    .execute();
  return { challenge, relying_party: parentDomain, timeout_ms: lifetimeMs };
}

/** A challenge that nobody can answer again. `name` is that of the passkey that is being added. */
export type TakenChallenge = { readonly challenge: string; readonly name: string | null };

type Answered = Pick<ForWhom, 'testId' | 'now'> & {
  /** The customer who adds a passkey; null if somebody logs in. */
  readonly customerId: string | null;
  /** The browser's account of the ceremony, as base64url. */
  readonly clientData: string;
};

/** Uses up the challenge that was answered; undefined if it was issued to nobody, for something else, too long ago or used. */
export async function takeChallenge(
  queries: Queries,
  { testId, now, customerId, clientData }: Answered,
): Promise<TakenChallenge | undefined> {
  return queries
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challengeIn(clientData))
    .where('test_id', '=', testId)
    .where('customer_id', customerId === null ? 'is' : '=', customerId)
    .where('expires_at', '>', now)
    .returning(['challenge', 'name'])
    .executeTakeFirst();
}

function challengeIn(clientData: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    const isNamed = said !== null && typeof said === 'object' && 'challenge' in said;
    return isNamed && typeof said.challenge === 'string' ? said.challenge : '';
  } catch {
    return ''; // no browser says this, and no challenge is empty
  }
}
