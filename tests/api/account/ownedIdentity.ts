import type { Identity } from '../../../schemas/generated/wire';
import type { Harness } from '../harness';
import type { Owned, OwnedRoute } from './ownedRoutes';

const email = 'leila@example.org';

type Ids = { readonly customer: string; readonly request: string };
type Ask = (caller: Parameters<Owned['ask']>[0], ids: Ids) => ReturnType<Owned['ask']>;

/** A customer who has asked for another name, and staff who serve them. */
async function asked(harness: Harness) {
  const owner = await harness.signedIn(email);
  await owner.put('/sandbox/settings', { identity: { name: 'by_request' } });
  const name = { first_name: 'Leila', last_name: 'Marsh', reason: 'I have married.' };
  const { data } = await owner.post('/api/my-account/identity/requests/name', name);
  const request = (data as Identity).name.request?.id ?? '';
  const { id: customer } = (await owner.get('/api/auth/user')).data as { id: string };
  return { owner, ids: { customer, request } };
}

/** The id of a customer, or of a request of theirs, as staff send it. */
function byStaff(of: keyof Ids, ask: Ask): OwnedRoute {
  return {
    status: 403,
    make: async (harness) => {
      const { owner: customer, ids } = await asked(harness);
      const owner = await harness.signedIn('desk@example.org', customer.testId);
      return { email, owner, id: ids[of], ask: (caller, id) => ask(caller, { ...ids, [of]: id }) };
    },
  };
}

const answer: Ask = (caller, { customer, request }) =>
  caller.post(`/api/staff/customers/${customer}/identity-requests/${request}`, { accepted: true });

/** Every place where the contract takes an id of somebody whose name, birth date or consent is changed. */
export const ownedIdentity: Readonly<Record<string, OwnedRoute>> = {
  'withdrawIdentityRequest params.requestId': {
    make: async (harness) => {
      const { owner, ids } = await asked(harness);
      const ask: Owned['ask'] = (caller, id) => caller.delete(`/api/my-account/identity/requests/${id}`);
      return { email, owner, id: ids.request, ask };
    },
  },
  'answerIdentityRequest params.customerId': byStaff('customer', answer),
  'answerIdentityRequest params.requestId': byStaff('request', answer),
  'staffChangeIdentity params.customerId': byStaff('customer', (caller, { customer }) =>
    caller.put(`/api/staff/customers/${customer}/identity`, { first_name: 'Leila', last_name: 'Marsh' }),
  ),
  'staffSetMarketingConsent params.customerId': byStaff('customer', (caller, { customer }) =>
    caller.put(`/api/staff/customers/${customer}/marketing/email`, { given: true }),
  ),
};
