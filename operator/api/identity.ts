import type { Config } from '../../schemas/generated/config';
import type { CallRequest, Handlers } from '../contract/calls';
import { askForChange, changeAtOnce, withdrawRequest } from '../customers/identity/changeIdentity';
import { identityOf } from '../customers/identity/identityChanges';
import { identityRules, type NewIdentity } from '../customers/identity/identityRules';
import { signedIn } from './signedIn';

export type IdentityConfig = NonNullable<Config['server']>['identity'];
type IdentityCall = 'changeName' | 'changeBirthDate' | 'requestName' | 'requestBirthDate';
type Named = { readonly first_name: string; readonly last_name: string };

/** The calls by which customers change their name and birth date, or ask staff to. `config` has the operator's rules. */
export const identityCalls = (config: IdentityConfig) => {
  const known = async ({
    queries,
    customer,
    settings,
  }: Pick<CallRequest<'accountIdentity'>, 'queries' | 'customer' | 'settings'>) => ({
    data: await identityOf(queries, signedIn(customer).id, identityRules(config, settings)),
  });
  const change = async (request: Pick<CallRequest<IdentityCall>, Shared>, to: NewIdentity, password: string) => {
    const { db, customer, settings, testId, now, browser } = request;
    const proving = { customer: signedIn(customer), testId, ip: browser.ip, now };
    await changeAtOnce(db, proving, { rules: identityRules(config, settings), to, password });
    return known(request);
  };
  const ask = async (request: Pick<CallRequest<IdentityCall>, Shared>, to: NewIdentity, reason: string) => {
    const { db, customer, settings, now } = request;
    const asked = { rules: identityRules(config, settings), to, reason, now };
    await db.transaction().execute((queries) => askForChange(queries, signedIn(customer), asked));
    return known(request);
  };
  return {
    accountIdentity: known,
    changeName: (request) => change(request, newNameOf(request.body), request.body.current_password),
    requestName: (request) => ask(request, newNameOf(request.body), request.body.reason),
    changeBirthDate: (request) => change(request, birthDateOf(request.body), request.body.current_password),
    requestBirthDate: (request) => ask(request, birthDateOf(request.body), request.body.reason),

    withdrawIdentityRequest: async (request) => {
      const { queries, customer, params, now } = request;
      await withdrawRequest(queries, { customerId: signedIn(customer).id, requestId: params.requestId, now });
      return known(request);
    },
  } satisfies Handlers;
};

type Shared = 'db' | 'queries' | 'customer' | 'settings' | 'testId' | 'now' | 'browser';

export function newNameOf({ first_name: firstName, last_name: lastName }: Named): NewIdentity {
  return { part: 'name', firstName, lastName };
}

function birthDateOf({ date_of_birth: dateOfBirth }: { readonly date_of_birth: string }): NewIdentity {
  return { part: 'birth_date', dateOfBirth };
}
