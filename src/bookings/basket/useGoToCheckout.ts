import { when } from 'mobx';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CheckoutBlocker } from '../BasketAnswers';
import type { BasketStore } from '../BasketStore';
import { useBookings } from '../BookingsContext';
import { useSaveAndContinue } from './useSaveAndContinue';
import { useSignIn } from '../../sign-in/SignInContext';
import { leadTo } from '../../kit/components/press';
import { useSite } from '../../kit/site/SiteContext';

export type GoToCheckout = {
  /** The reason why a member cannot check out yet. */
  readonly reason: string | undefined;
  /** The id of the element that shows the reason. */
  readonly reasonId: string;
  readonly isSaving: boolean;
  readonly isLoggingIn: boolean;
  readonly goToCheckout: () => Promise<void>;
  readonly onLoginClosed: () => void;
};

const reasonId = 'checkout-reason';
const reasons = {
  payment: 'A payment for this order is in progress. Its result will show here.',
  attendee: 'Choose who each place is for to continue.',
  answers: 'Answer the questions marked * to continue.',
  refusal: 'Change or remove the items marked in red to continue.',
} as const satisfies Record<CheckoutBlocker, string>;
/** The id of the switch that applies the customer's credit to the basket. */
export const creditSwitchId = 'use-credit';
/** Returns the id of the element that names the benefit or package that covers an item. */
export const provisionId = (itemId: string): string => `used-${itemId}`;

/**
 * Leads from the basket to its checkout. A guest logs in first and then continues with the member's basket. For an
 * observer that stays mounted while the member's basket loads.
 */
export function useGoToCheckout(): GoToCheckout {
  const { session } = useSignIn();
  const { navigator } = useSite();
  const { basket, answers } = useBookings();
  const [step, setStep] = useState<'still' | 'logging-in' | 'going-on'>('still');
  const { isMember } = session;
  const reason = isMember && answers.blocker ? reasons[answers.blocker] : undefined;
  const member = useSaveAndContinue({ reason, reasonId, onSaved: () => navigator.load('/checkout') });

  const arrive = useEffectEvent(() => {
    setStep('still');
    if (!basket.isFilled) return;
    const next = answers.blocker === undefined ? provisionElementId(basket) : reasonId;
    if (next === undefined) void member.saveAndContinue();
    else requestAnimationFrame(() => leadTo(next)); // after the next render
  });
  useEffect(() => (step === 'going-on' ? when(() => isBasketLoaded(basket), arrive) : undefined), [step, basket]);

  const goToCheckout = async (): Promise<void> => (isMember ? member.saveAndContinue() : setStep('logging-in'));
  const onLoginClosed = (): void => setStep(session.isMember ? 'going-on' : 'still');
  return {
    reason,
    reasonId,
    isSaving: member.isSaving,
    isLoggingIn: step === 'logging-in',
    goToCheckout,
    onLoginClosed,
  };
}

/**
 * Returns the id of the element that shows a benefit, package or credit after the login. The customer must see it before
 * paying, since the checkout only names it and offers no choice; `undefined` when the basket uses none.
 */
function provisionElementId({ items, credit, creditUsed }: BasketStore): string | undefined {
  const used = items.find(({ benefit, package: bundle }) => benefit ?? bundle);
  if (used) return provisionId(used.id);
  return credit.applicable > 0 && creditUsed === 0 ? creditSwitchId : undefined;
}

/** Returns true once the member's basket is loaded or has failed to load. A guest's basket lists no people. */
function isBasketLoaded({ request }: BasketStore): boolean {
  return request.status === 'error' || (request.status === 'success' && (request.data?.people ?? []).length > 0);
}
