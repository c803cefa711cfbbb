import changeCosts from 'call:changeCosts';
import changeMembership from 'call:changeMembership';
import changeOptions from 'call:changeOptions';
import renewalOptions from 'call:renewalOptions';
import renewMembership from 'call:renewMembership';
import type { ApiClient } from './ApiClient';
import type { Answer } from './call';
import type { MembershipDetails } from './joining';

export type FollowOptions = Answer<'changeOptions'>;
export type ChangeCosts = Answer<'changeCosts'>;

/** The calls that change or renew the membership with this id. */
export const followingApi = (api: ApiClient, id: string) => ({
  changeOptions: () => api.call(changeOptions, { params: { id } }),
  changeCosts: (optionId: number, startsAt?: string) =>
    api.call(changeCosts, { params: { id, optionId }, query: startsAt === undefined ? {} : { startsAt } }),
  change: (body: MembershipDetails, idempotencyKey: string) =>
    api.call(changeMembership, { params: { id }, body }, { idempotencyKey }),
  renewalOptions: () => api.call(renewalOptions, { params: { id } }),
  renew: (body: MembershipDetails, idempotencyKey: string) =>
    api.call(renewMembership, { params: { id }, body }, { idempotencyKey }),
});
