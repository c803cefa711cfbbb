import { when } from 'mobx';
import { useEffect, useState } from 'react';
import { messages } from '../../core/messages';
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

/** From the basket to its checkout; a guest logs in on the way, and goes on from there. For observers. */
export function useWayToCheckout(): WayToCheckout {
  const { session, toasts, navigator } = useStores();
  const { basket, answers } = useBookings();
  const [loggingIn, setLoggingIn] = useState(false);
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
    if (!session.isMember) return setLoggingIn(true);
    if (whyNot() === undefined) return leave();
    answers.attempt();
    if (!answers.complete) toasts.show('danger', messages.unanswered);
    return undefined;
  };
  const goOnAsMember = async (): Promise<void> => {
    const { request } = basket;
    await when(() => request.status === 'error' || (request.status === 'success' && isOfMember()));
    if (basket.items.length === 0) return undefined;
    const reason = whyNot();
    // Nobody passes by credit that they have: checkout doesn't ask for it.
    if (reason === undefined && basket.credit.applicable === 0) return leave();
    const next = reason === undefined ? creditSwitchId : reasonId;
    requestAnimationFrame(() => document.getElementById(next)?.focus()); // once it is drawn
    return undefined;
  };
  // Nobody is known of a guest.
  const isOfMember = (): boolean => (basket.basket?.people ?? []).length > 0;

  useEffect(() => {
    if (!loggingIn) return undefined;
    return when(
      () => session.isMember,
      () => void goOnAsMember(),
    );
  }, [loggingIn]); // eslint-disable-line react-hooks/exhaustive-deps -- the stores stay the same
  const reason = session.isMember ? whyNot() : undefined;
  return { reason, reasonId, going, loggingIn, goOn, onLoginClosed: () => setLoggingIn(false) };
}
