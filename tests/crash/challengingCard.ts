import { opayoCalls } from '../bank/support/opayoCalls';
import { ryftCalls, type Session } from '../bank/support/ryftCalls';
import { stripeCalls, type Intent } from '../bank/support/stripeCalls';
import type { Customer } from './Customer';
import { reportedBrowser } from '../support/reportedBrowser';

/** Cards whose bank asks their holder at every payment, also when they are on file. */
export const challengingCards = { Stripe: '4000002760003184', Ryft: '4918190000000002' } as const;
/** Opayo's sandbox decides by the holder's name. */
export const challengingHolder = 'CHALLENGE';

type Prepared = {
  readonly transaction_uuid: string;
  readonly client_secret?: string;
  readonly session_key?: string;
  readonly payment_session_id?: string;
};
type Transaction = { readonly sca_data?: { readonly creq?: string } };

/** The membership of the earlier purchase, which is not the one that is bought now. */
const sevenDayPass = { option: 80, price: 1500 } as const;
const agreed = {
  payments: [{ tender_type: 'card', amount: sevenDayPass.price }],
  terms: [1, 2],
  completed_waivers: [],
};
/** Lets the customer have joined before, with such a card, which is on file since. */
export async function keepChallengingCard(customer: Customer): Promise<void> {
  await customer.fillCart(sevenDayPass.option);
  const post = async (path: string, body: object): Promise<unknown> =>
    ((await customer.send('POST', path, body)) as { data: unknown }).data;
  const prepared = (await (customer.provider === 'Ryft'
    ? post('/api/checkout/session/prepare', { source: 'online-joining' })
    : customer.send('GET', '/api/checkout/prepare').then((answer) => (answer as { data: unknown }).data))) as Prepared;
  const { transaction_uuid } = prepared;
  const authorise = async (token: object): Promise<Transaction> =>
    (await post('/api/checkout/authorise', {
      ...agreed,
      transaction_uuid,
      source: 'online-joining',
      save_card: true,
      browser: reportedBrowser,
      ...token,
    })) as Transaction;
  await payments[customer.provider ?? 'Stripe'](customer, prepared, authorise, post);
  const completion = { ...agreed, source: 'online-joining', transaction_uuid };
  await post(
    customer.provider === 'Ryft' ? `/api/checkout/session/complete/${transaction_uuid}` : '/api/checkout/complete',
    completion,
  );
}

type Pay = (
  customer: Customer,
  prepared: Prepared,
  authorise: (token: object) => Promise<Transaction>,
  post: (path: string, body: object) => Promise<unknown>,
) => Promise<void>;

const payments: Readonly<Record<NonNullable<Customer['provider']>, Pay>> = {
  async Stripe({ shop, testId }, { client_secret = '' }, authorise) {
    const stripe = stripeCalls(shop.bank, `/with/${testId}`);
    const card = await stripe.card(challengingCards.Stripe);
    await authorise({ payment_method_id: card });
    const asked = { id: client_secret.split('_secret_')[0] ?? '', client_secret } as Intent; // all that is read of it
    const confirmed: Intent = (await stripe.confirmOnPage(asked, card)).body;
    await stripe.answer(confirmed.next_action?.use_stripe_sdk.challenge ?? '', 'confirm', '123456');
  },

  async Opayo({ shop, testId }, { session_key = '', transaction_uuid }, authorise) {
    const opayo = opayoCalls(shop.bank, `/with/${testId}`);
    const { cardIdentifier } = (await opayo.tokenise(session_key, { holder: challengingHolder })).body as {
      cardIdentifier: string;
    };
    const { sca_data } = await authorise({
      session_key,
      card_identifier: cardIdentifier,
      card_holder_name: challengingHolder,
      billing_first_name: 'Priya',
      billing_last_name: 'Shah',
      billing_address_line_one: '14 Burley Lodge Terrace',
      billing_city: 'Leeds',
      billing_postcode: 'LS6 1QE',
    });
    const { cres } = await opayo.answer(sca_data?.creq ?? '', 'confirm', '123456');
    await fetch(`http://127.0.0.1:${shop.port}/api/payment-providers/opayo/return/${transaction_uuid}`, {
      method: 'POST',
      body: new URLSearchParams({ cres }),
    });
  },

  async Ryft({ shop, testId }, { payment_session_id = '', client_secret = '' }, _authorise, post) {
    const ryft = ryftCalls(shop.bank, `/with/${testId}`);
    await post('/api/checkout/online-joining/Ryft/payment', { session_id: payment_session_id, ...agreed });
    const session = { id: payment_session_id, clientSecret: client_secret } as Session; // all that is read of it
    const asked: Session = (await ryft.pay(session, challengingCards.Ryft, { store: true })).body;
    await ryft.answer(asked.requiredAction?.id ?? '', 'confirm');
  },
};
