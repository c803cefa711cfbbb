import { when } from 'mobx';
import { useEffect, useEffectEvent, useState } from 'react';
import { messages } from '../../core/messages';
import type { BasketStore } from '../../stores/bookings/BasketStore';
import { useBookings } from '../../stores/bookings/BookingsContext';
import { useStores } from '../../stores/StoresContext';

export type WayToCheckout = {
  /** Why a member can't go on yet. */
  readonly reason: string | undefined;
  /** The element in which it stands. */
  readonly reasonId: string;
  readonly going: boolean;
  readonly loggingIn: boolean;
  readonly goOn: () => Promise<void>;
  readonly onLoginClosed: () => void;
};

const reasonId = 'checkout-reason';
/** The element that puts credit towards the basket. */
export const creditSwitchId = 'use-credit';

/**
 * From the basket to its checkout; a guest logs in on the way, and goes on from there. For an observer that stays while
 * the member's basket is loaded: going on ends with it.
 */
export function useWayToCheckout(): WayToCheckout {
  const { session, toasts, navigator } = useStores();
  const { basket, answers } = useBookings();
  const [step, setStep] = useState<'still' | 'logging-in' | 'going-on'>('still');
  const [going, setGoing] = useState(false);

  const whyNot = (): string | undefined => {
    if (basket.paymentProcessing) return 'This order is being paid for. What comes of it shows here.';
    if (basket.items.some(({ purchasedForUserId }) => purchasedForUserId === null))
      return 'To go on: choose who each place is for.';
    if (!answers.complete) return 'To go on: answer the questions marked *.';
    if (basket.items.some(({ refusal }) => refusal !== null))
      return 'To go on: change or remove what is marked in red.';
    return undefined;
  };
  const leave = async (): Promise<void> => {
    setGoing(true);
    const saved = await answers.saveAll();
    setGoing(false);
    if (saved) navigator.load('/checkout');
  };
  const goOn = async (): Promise<void> => {
    if (!session.isMember) return setStep('logging-in');
    if (whyNot() === undefined) return leave();
    answers.attempt();
    if (!answers.complete) toasts.show('danger', messages.unanswered);
    return undefined;
  };
  const goOnAsMember = async (): Promise<void> => {
    if (basket.items.length === 0) return undefined;
    const reason = whyNot();
    // Nobody passes by credit that they have: checkout doesn't ask for it.
    if (reason === undefined && basket.credit.applicable === 0) return leave();
    const next = reason === undefined ? creditSwitchId : reasonId;
    requestAnimationFrame(() => document.getElementById(next)?.focus()); // once it is drawn
    return undefined;
  };
  const arrive = useEffectEvent(() => {
    setStep('still');
    void goOnAsMember();
  });
  useEffect(() => (step === 'going-on' ? when(() => isSettled(basket), arrive) : undefined), [step, basket]);

  const reason = session.isMember ? whyNot() : undefined;
  const onLoginClosed = (): void => setStep(session.isMember ? 'going-on' : 'still');
  return { reason, reasonId, going, loggingIn: step === 'logging-in', goOn, onLoginClosed };
}

/** The member's basket is here, or can't be had. Nobody is known of a guest. */
function isSettled({ request }: BasketStore): boolean {
  return request.status === 'error' || (request.status === 'success' && (request.data?.people ?? []).length > 0);
}
