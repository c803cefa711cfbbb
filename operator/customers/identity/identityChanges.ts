import type { Identity, IdentityChange } from '../../../schemas/generated/wire';
import type { Customer } from '../../contract/calls';
import { dateColumn } from '../../database/dateColumn';
import type { IdentityChangeTable } from '../../database/tables/customers';
import type { Queries } from '../../database/database';
import type { Selectable } from 'kysely';
import { updateDetails } from '../customers';
import type { IdentityPartName, IdentityRules, NewIdentity } from './identityRules';

/** Returns how the customer's name and birth date are changed, and what became of the latest requests. */
export async function identityOf(queries: Queries, customerId: string, rules: IdentityRules): Promise<Identity> {
  const changes = await identityHistoryOf(queries, customerId);
  const partOf = (part: IdentityPartName): Identity['name'] => {
    const latest = changes.find((each) => each.part === part);
    const isShown = latest?.source === 'request' && latest.state !== 'withdrawn';
    return { rule: rules[part], request: isShown ? latest : null };
  };
  return { name: partOf('name'), birth_date: partOf('birth_date') };
}

/** Returns each change that was made or asked for, the latest first. */
export async function identityHistoryOf(queries: Queries, customerId: string): Promise<IdentityChange[]> {
  const rows = await queries
    .selectFrom('identity_changes')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('sort_by', 'desc')
    .execute();
  return rows.map(changeAnswer);
}

/** Returns the requests of a customer that staff have not answered yet. */
export async function openRequestsOf(queries: Queries, customerId: string): Promise<IdentityChange[]> {
  return (await identityHistoryOf(queries, customerId)).filter(({ state }) => state === 'open');
}

type Made = Pick<Selectable<IdentityChangeTable>, 'source' | 'reason' | 'state'> & {
  readonly customerId: string;
  readonly decidedBy: string | null;
  readonly now: Date;
};

/** Records a change, or a request for one. */
export async function recordChange(queries: Queries, wanted: NewIdentity, made: Made): Promise<void> {
  const { customerId: customer_id, decidedBy: decided_by, source, reason, state, now } = made;
  await queries
    .insertInto('identity_changes')
    .values({
      ...{ customer_id, part: wanted.part, source, reason, state, decided_by, answer: null },
      first_name: wanted.part === 'name' ? wanted.firstName : null,
      last_name: wanted.part === 'name' ? wanted.lastName : null,
      date_of_birth: wanted.part === 'name' ? null : wanted.dateOfBirth,
      asked_at: now,
      decided_at: state === 'open' ? null : now,
    })
    .execute();
}

/** Ends the customer's open request for this part, which a newer wish or a change has overtaken. */
export async function withdrawOpen(
  queries: Queries,
  { customerId, part, now }: { readonly customerId: string; readonly part: IdentityPartName; readonly now: Date },
): Promise<void> {
  await queries
    .updateTable('identity_changes')
    .set({ state: 'withdrawn', decided_at: now })
    .where('customer_id', '=', customerId)
    .where('part', '=', part)
    .where('state', '=', 'open')
    .execute();
}

/** Writes the new name or birth date into the customer's record, where prices, ages and mails read it. */
export async function applyIdentity(queries: Queries, customer: Customer, wanted: NewIdentity): Promise<void> {
  const { part, ...answers } = wanted;
  await updateDetails(queries, customer.id, customer.details, answers);
  if (part === 'birth_date') return;
  await queries
    .updateTable('customers')
    .set({ first_name: wanted.firstName, last_name: wanted.lastName })
    .where('id', '=', customer.id)
    .execute();
}

function changeAnswer(row: Selectable<IdentityChangeTable>): IdentityChange {
  const { id, part, first_name, last_name, date_of_birth, source, reason, state, answer, asked_at, decided_at } = row;
  return {
    ...{ id, part, first_name, last_name, source, reason, state, answer },
    date_of_birth: date_of_birth === null ? null : dateColumn(date_of_birth),
    asked_at: asked_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  };
}

type Values = Pick<Selectable<IdentityChangeTable>, 'part' | 'first_name' | 'last_name' | 'date_of_birth'>;

/** Returns what a request asks for. */
export function wantedBy({ part, first_name, last_name, date_of_birth }: Values): NewIdentity {
  if (part === 'birth_date') return { part, dateOfBirth: date_of_birth ?? '' };
  return { part, firstName: first_name ?? '', lastName: last_name ?? '' };
}
