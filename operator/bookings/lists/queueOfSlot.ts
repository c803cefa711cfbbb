import type { Wire } from '../../../schemas/generated/wire';
import type { Queries } from '../../database/database';
import { queuesOf, standingOf, type WaitedFor } from '../waiting/queue';

type Asked = Omit<WaitedFor, 'slotIds'> & { readonly slotId: string };

/** Returns the people on a slot's waiting list by name, for staff: those to whom a place is offered, then the queue. */
export async function queueOfSlot(
  queries: Queries,
  { testId, slotId, now }: Asked,
): Promise<Wire['slotQueue']['answer']> {
  const queue = (await queuesOf(queries, { testId, slotIds: [slotId], now }))(slotId);
  const entries = [...queue.offered, ...queue.waiting];
  if (entries.length === 0) return [];
  const people = await queries
    .selectFrom('waiting_entries')
    .innerJoin('customers', 'customers.id', 'waiting_entries.customer_id')
    .leftJoin('dependants', 'dependants.id', 'waiting_entries.attendee_id')
    .select(['waiting_entries.id', 'waiting_entries.created_at', 'customers.reference'])
    .select(['customers.first_name', 'customers.last_name'])
    .select(['dependants.first_name as child_first_name', 'dependants.last_name as child_last_name'])
    .where(
      'waiting_entries.id',
      'in',
      entries.map(({ id }) => id),
    )
    .execute();
  return entries.flatMap((entry) => {
    const person = people.find(({ id }) => id === entry.id);
    if (!person) return [];
    const { reference, first_name, last_name, child_first_name, child_last_name } = person;
    const customer = { reference, name: `${first_name} ${last_name}` };
    const attendee = child_first_name === null ? null : `${child_first_name} ${child_last_name ?? ''}`.trim();
    const since = person.created_at.toISOString();
    return { id: entry.id, customer, attendee, since, ...standingOf(queue, entry) };
  });
}
