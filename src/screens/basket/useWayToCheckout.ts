import { when } from 'mobx';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Stop } from '../../stores/bookings/BasketAnswers';
import type { BasketStore } from '../../stores/bookings/BasketStore';
import { useBookings } from '../../stores/bookings/BookingsContext';
import { useStores } from '../../stores/StoresContext';
import { useGoingOn } from './useGoingOn';

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
const reasons = {
  paying: 'This order is being paid for. What comes of it shows here.',
  who: 'To go on: choose who each place is for.',
  answers: 'To go on: answer the questions marked *.',
  refused: 'To go on: change or remove what is marked in red.',
} as const satisfies Record<Stop, string>;
/** The element that puts credit towards the basket. */
export const creditSwitchId = 'use-credit';

/**
 * From the basket to its checkout; a guest logs in on the way, and goes on from there. For an observer that stays while
 * the member's basket is loaded: going on ends with it.
 */
export function useWayToCheckout(): WayToCheckout {
  const { session, navigator } = useStores();
  const { basket, answers } = useBookings();
  const [step, setStep] = useState<'still' | 'logging-in' | 'going-on'>('still');
  const { isMember } = session;
  const reason = isMember && answers.stop ? reasons[answers.stop] : undefined;
  const member = useGoingOn({ reason, reasonId, onGo: () => navigator.load('/checkout') });

  const arrive = useEffectEvent(() => {
    setStep('still');
    if (basket.items.length === 0) return;
    const { credit, creditUsed } = basket;
    // Nobody passes by credit that they have: checkout doesn't ask for it.
    if (answers.stop === undefined && (credit.applicable === 0 || creditUsed > 0)) {
      void member.goOn();
      return;
    }
    const next = answers.stop === undefined ? creditSwitchId : reasonId;
    requestAnimationFrame(() => document.getElementById(next)?.focus()); // once it is drawn
  });
  useEffect(() => (step === 'going-on' ? when(() => isSettled(basket), arrive) : undefined), [step, basket]);

  const goOn = async (): Promise<void> => (isMember ? member.goOn() : setStep('logging-in'));
  const onLoginClosed = (): void => setStep(session.isMember ? 'going-on' : 'still');
  return { reason, reasonId, going: member.saving, loggingIn: step === 'logging-in', goOn, onLoginClosed };
}

/** The member's basket is here, or can't be had. Nobody is known of a guest. */
function isSettled({ request }: BasketStore): boolean {
  return request.status === 'error' || (request.status === 'success' && (request.data?.people ?? []).length > 0);
}
