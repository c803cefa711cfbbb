import { approve, challenge, decline, type CardBehaviour } from '../books/cards';

/**
 * The behaviour of test numbers; all other numbers are approved. The challenge numbers are from Ryft's page of test
 * cards. The declines are the stand-in's own, since Ryft's depend on amounts and codes that it doesn't publish in full.
 */
const behaviours: Readonly<Record<string, CardBehaviour>> = {
  '4012000000060085': approve,
  '5555555555554444': approve,
  '4066330000000004': approve,
  '4918190000000002': challenge(),
  '5295795976859395': challenge(),
  '4938730000000001': challenge(),
  '4000000000000002': decline('declined_do_not_honour'),
  '4000000000009995': decline('insufficient_funds'),
  '4000000000000069': decline('expired_card'),
};

export function behaviourOf(cardNumber: string): CardBehaviour {
  return behaviours[cardNumber] ?? approve;
}

/** Answers that Ryft doesn't document and that a shop must handle all the same. No money is held. */
export const oddAnswers: Readonly<Record<string, string>> = {
  '4000000000000101': 'Declined',
  '4000000000000119': 'Failed',
  '4000000000000127': 'PendingAction',
  '4000000000000135': 'PendingPayment',
  '4000000000000143': 'Unheard',
};

/** The number with which the attempt itself fails, so that the page gets no session. */
export const failingNumber = '4000000000000150';
