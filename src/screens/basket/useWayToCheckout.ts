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
/** The element that says what of the customer's pays for an item in the place of money. */
export const usedId = (itemId: string): string => `used-${itemId}`;

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
    const next = answers.stop === undefined ? toBeSeen(basket) : reasonId;
    if (next === undefined) void member.goOn();
    else requestAnimationFrame(() => document.getElementById(next)?.focus()); // once it is drawn
  });
  useEffect(() => (step === 'going-on' ? when(() => isSettled(basket), arrive) : undefined), [step, basket]);

  const goOn = async (): Promise<void> => (isMember ? member.goOn() : setStep('logging-in'));
  const onLoginClosed = (): void => setStep(session.isMember ? 'going-on' : 'still');
  return { reason, reasonId, going: member.saving, loggingIn: step === 'logging-in', goOn, onLoginClosed };
}

/** Where it stands what the customer has: what is used of it, or could be, is theirs to decide, and checkout doesn't ask. */
function toBeSeen({ items, credit, creditUsed }: BasketStore): string | undefined {
  const used = items.find(({ benefit, package: bundle }) => benefit ?? bundle);
  if (used) return usedId(used.id);
  return credit.applicable > 0 && creditUsed === 0 ? creditSwitchId : undefined;
}

/** The member's basket is here, or can't be had. Nobody is known of a guest. */
function isSettled({ request }: BasketStore): boolean {
  return request.status === 'error' || (request.status === 'success' && (request.data?.people ?? []).length > 0);
}
