import healthCommitment from 'call:healthCommitment';
import directDebitTerms from 'call:directDebitTerms';
import membershipCosts from 'call:membershipCosts';
import membershipQuestions from 'call:membershipQuestions';
import membershipTerms from 'call:membershipTerms';
import membershipTypes from 'call:membershipTypes';
import saveMembershipAnswers from 'call:saveMembershipAnswers';
import validatePromotion from 'call:validatePromotion';
import type { ApiClient } from './ApiClient';
import type { Answer, RequestBody, CallInput } from './call';
import type { RequestOutcome } from './ApiRequest';

export type MembershipType = Answer<'membershipTypes'>[number];
export type PaymentOption = MembershipType['paymentOptions'][number];
export type PaymentType = PaymentOption['paymentType'];
export type MembershipCosts = Answer<'membershipCosts'>;
export type Terms = Answer<'membershipTerms'>[number];
export type Promotion = Answer<'validatePromotion'>;
export type CostsInput = CallInput<'membershipCosts'>;

export const membershipsApi = (api: ApiClient) => ({
  types: (venueId: number) => api.call(membershipTypes, { query: { venueId } }),
  costs: (input: CostsInput) => api.call(membershipCosts, input),
  validatePromotion: (code: string, paymentOptionId: number) =>
    api.call(validatePromotion, { params: { code, paymentOptionId } }),
  questions: (typeId: number) => api.call(membershipQuestions, { params: { id: typeId } }),
  saveAnswers: (typeId: number, body: RequestBody<'saveMembershipAnswers'>, idempotencyKey: string) =>
    api.call(saveMembershipAnswers, { params: { id: typeId }, body }, { idempotencyKey }),
  directDebitTerms: () => api.call(directDebitTerms, {}),
  /** Loads the health commitment and the terms of a membership type, in the order in which customers read them. */
  typeTerms: async (typeId: number): Promise<RequestOutcome<readonly Terms[]>> => {
    const params = { typeId };
    const [health, terms] = await Promise.all([
      api.call(healthCommitment, { params }),
      api.call(membershipTerms, { params }),
    ]);
    if (!health.ok) return health;
    return terms.ok ? { ok: true, data: [...health.data, ...terms.data] } : terms;
  },
});
