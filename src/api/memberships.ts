import healthCommitment from 'call:healthCommitment';
import directDebitTerms from 'call:directDebitTerms';
import membershipCosts from 'call:membershipCosts';
import membershipQuestions from 'call:membershipQuestions';
import membershipTerms from 'call:membershipTerms';
import membershipTypes from 'call:membershipTypes';
import saveMembershipAnswers from 'call:saveMembershipAnswers';
import validatePromotion from 'call:validatePromotion';
import type { ApiClient } from './ApiClient';
import type { Answer, Body, CallInput } from './call';
import type { RequestError } from './RequestError';

export type MembershipType = Answer<'membershipTypes'>[number];
export type PaymentOption = MembershipType['paymentOptions'][number];
export type PaymentType = PaymentOption['paymentType'];
export type MembershipCosts = Answer<'membershipCosts'>;
export type Terms = Answer<'membershipTerms'>[number];
export type Promotion = Answer<'validatePromotion'>;
export type CostsInput = CallInput<'membershipCosts'>;

type Outcome<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: RequestError };

export const membershipsApi = (api: ApiClient) => ({
  types: (venueId: number) => api.call(membershipTypes, { query: { venueId } }),
  costs: (input: CostsInput) => api.call(membershipCosts, input),
  validatePromotion: (code: string, paymentOptionId: number) =>
    api.call(validatePromotion, { params: { code, paymentOptionId } }),
  questions: (typeId: number) => api.call(membershipQuestions, { params: { id: typeId } }),
  saveAnswers: (typeId: number, body: Body<'saveMembershipAnswers'>, idempotencyKey: string) =>
    api.call(saveMembershipAnswers, { params: { id: typeId }, body }, { idempotencyKey }),
  directDebitTerms: () => api.call(directDebitTerms, {}),
  /** The health commitment of a membership type and its terms, in the order in which they are read. */
  typeTerms: async (typeId: number): Promise<Outcome<readonly Terms[]>> => {
    const params = { typeId };
    const [health, terms] = await Promise.all([
      api.call(healthCommitment, { params }),
      api.call(membershipTerms, { params }),
    ]);
    if (!health.ok) return health;
    return terms.ok ? { ok: true, data: [...health.data, ...terms.data] } : terms;
  },
});
