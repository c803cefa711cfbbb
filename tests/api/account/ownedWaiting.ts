import type { CustomerRecord } from '../../../schemas/generated/wire';
import type { Harness } from '../harness';
import { Booker, desk, leila, offers } from '../bookings/support';
import type { Owned, OwnedRoute } from './ownedRoutes';

type Ids = { readonly customer: string; readonly entry: string; readonly attendee: string };
type Asked = Ids & { readonly slotId: string };
type Ask = (caller: Parameters<Owned['ask']>[0], ids: Asked) => ReturnType<Owned['ask']>;

/** Staff who serve a customer for whom there is a full court; `waits` says that the customer is on its list already. */
async function full(harness: Harness, waits: boolean) {
  const owner = await harness.signedIn(desk);
  const { data } = await owner.get('/api/staff/customers?search=leila');
  const [{ id: customer }] = data as [{ id: string }];
  const slot = await new Booker(owner, harness).slot(offers.badminton, { left: 0 });
  const lists = `/api/staff/customers/${customer}/waiting-list`;
  if (waits) await owner.post(lists, { slot_id: slot.id, attendee_ids: [customer] });
  const record = (await owner.get(`/api/staff/customers/${customer}/record`)).data as CustomerRecord;
  return { owner, ids: { customer, attendee: customer, entry: record.waiting_list[0]?.id ?? '', slotId: slot.id } };
}

function byStaff(of: keyof Ids, waits: boolean, ask: Ask): OwnedRoute {
  return {
    status: 403,
    make: async (harness) => {
      const { owner, ids } = await full(harness, waits);
      return { email: leila, owner, id: ids[of], ask: (caller, id) => ask(caller, { ...ids, [of]: id }) };
    },
  };
}

const join: Ask = (caller, { customer, attendee, slotId }) =>
  caller.post(`/api/staff/customers/${customer}/waiting-list`, { slot_id: slotId, attendee_ids: [attendee] });
const leave: Ask = (caller, { customer, entry }) =>
  caller.delete(`/api/staff/customers/${customer}/waiting-list/${entry}`);

/** Every place where staff name a customer, or an entry of one, for a waiting list. */
export const ownedWaiting: Readonly<Record<string, OwnedRoute>> = {
  'staffJoinWaitingList params.customerId': byStaff('customer', false, join),
  'staffJoinWaitingList body.attendee_ids': byStaff('attendee', false, join),
  'staffLeaveWaitingList params.customerId': byStaff('customer', true, leave),
  'staffLeaveWaitingList params.entryId': byStaff('entry', true, leave),
};
