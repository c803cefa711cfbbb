import type { MarketingConsent, OwnData } from '../../../schemas/generated/wire';
import { notFound } from '../../contract/apiError';
import type { InTransaction, Queries } from '../../database/database';
import { operator } from '../../setup/operator';
import { lockCustomer } from '../customers';

type Change = OwnData['marketing_consents'][number];

/** Returns the news that the operator sends, each with the customer's consent and its history. */
export async function marketingConsentsOf(queries: Queries, customerId: string): Promise<MarketingConsent[]> {
  const history = await marketingHistoryOf(queries, customerId);
  return operator.marketing.map(({ channel, label }) => {
    const changes = history
      .filter((change) => change.channel === channel)
      .map(({ given, source, changed_at }) => ({ given, source, changed_at }));
    return { channel, label, given: changes[0]?.given ?? false, changes };
  });
}

/** Returns each consent that the customer gave or withdrew, the latest first, also for what is no longer sent. */
export async function marketingHistoryOf(queries: Queries, customerId: string): Promise<Change[]> {
  const rows = await queries
    .selectFrom('marketing_consents')
    .select(['channel', 'given', 'wording', 'source', 'changed_at'])
    .where('customer_id', '=', customerId)
    .orderBy('sort_by', 'desc')
    .execute();
  return rows.map(({ changed_at, ...row }) => ({ ...row, changed_at: changed_at.toISOString() }));
}

type Wanted = {
  readonly customerId: string;
  readonly channel: string;
  readonly given: boolean;
  /** The customer's own account; the desk, where staff record what the customer has said. */
  readonly source: 'account' | 'desk';
  readonly now: Date;
};

/** Gives or withdraws a consent, in a transaction. Throws 404 for a channel that is none. */
export async function setMarketingConsent(queries: InTransaction, wanted: Wanted): Promise<MarketingConsent> {
  const { customerId, channel, given, source, now } = wanted;
  const label = operator.marketing.find((each) => each.channel === channel)?.label;
  await lockCustomer(queries, customerId); // two requests at once must not both find the other state
  const before = await consentTo(queries, customerId, channel);
  if (before === undefined || label === undefined) throw notFound();
  if (before.given === given) return before;
  await queries
    .insertInto('marketing_consents')
    .values({ customer_id: customerId, channel, given, wording: label, source, changed_at: now })
    .execute();
  return (await consentTo(queries, customerId, channel)) ?? before;
}

async function consentTo(queries: Queries, customerId: string, channel: string): Promise<MarketingConsent | undefined> {
  return (await marketingConsentsOf(queries, customerId)).find((each) => each.channel === channel);
}

type Registered = {
  readonly customerId: string;
  readonly source: 'joining' | 'registration';
  readonly now: Date;
};

/** Records the consents that were ticked while registering. `answers` are the form's, by channel. */
export async function recordRegisteredConsents(
  queries: Queries,
  { customerId, source, now }: Registered,
  answers: unknown,
): Promise<void> {
  const ticked = new Map(Object.entries(answers ?? {}));
  const rows = operator.marketing.flatMap(({ channel, asks }) =>
    asks === undefined || ticked.get(channel) !== true
      ? []
      : [{ customer_id: customerId, channel, given: true, wording: asks, source, changed_at: now }],
  );
  if (rows.length > 0) await queries.insertInto('marketing_consents').values(rows).execute();
}
