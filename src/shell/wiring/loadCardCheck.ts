import { CardCheckStore } from '../../account/card/CardCheckStore';
import { cardWords } from '../../account/card/cardWords';
import { createPayment } from '../../checkout/create';
import type { PaymentStores } from '../../checkout/PaymentContext';
import type { JoiningStores } from '../../joining/create';
import type { JourneyName, LoadedJourney } from '../../kit/walk/journeyFile';
import type { Page } from './createPage';
import { paymentParts } from './paymentParts';
import { vocabulary, forgetKept } from './walk';

/** The source by which the server knows the check of a card from an order. */
const source = 'saved-card';

/** Creates the stores with which the account saves a card: those of a payment, for a cart that sells nothing. */
export async function loadCardCheck(
  page: Page,
  journey: (name: JourneyName) => Promise<LoadedJourney>,
  joining: () => Promise<JoiningStores>,
): Promise<PaymentStores> {
  const [{ journey: steps, report }, { facts, forms }] = await Promise.all([journey('save-card'), joining()]);
  const parts = {
    ...paymentParts(page, { vocabulary, forgetKept }),
    source,
    words: cardWords,
    savesCard: true,
    payable: new CardCheckStore(page.client),
    forgetChoices: () => undefined, // a membership that is being chosen meanwhile has nothing to do with the card
    facts,
    forms,
  };
  const payment = createPayment(parts, steps);
  payment.checkout.journey.tellOperator(report);
  page.loaded.add({ payment });
  return payment;
}
