import { approve, challenge, decline, type CardBehaviour } from '../cards';

/**
 * What test numbers do; every other number is approved. The challenge numbers are Ryft's own, from its page of test
 * cards; the declines are the stand-in's, since Ryft's depend on amounts and codes that it doesn't publish in full.
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

/** Answers that Ryft doesn't document and a shop is ready for all the same. Nothing is held. */
export const oddAnswers: Readonly<Record<string, string>> = {
  '4000000000000101': 'Declined',
  '4000000000000119': 'Failed',
  '4000000000000127': 'PendingAction',
  '4000000000000135': 'PendingPayment',
  '4000000000000143': 'Unheard',
};

/** With this number the attempt itself fails, and the page gets no session at all. */
export const failingNumber = '4000000000000150';
