import type { PaymentSession, SavedCard, Transaction } from '../../../src/kit/api/checkout';
import type {
  CardProvider,
  ChallengeResult,
  HostedFields,
  FieldsResult,
} from '../../../src/checkout/providers/provider';
import { opayoMessages, opayoText } from '../../../src/checkout/providers/opayo/opayoTexts';
import { actors } from '../surroundings';
import type { Reply } from '../Wire';

/** A customer's card, by what its bank does with it. */
export const cardKinds = ['good', 'declined', 'challenged', 'challenged, then declined'] as const;
export type CardKind = (typeof cardKinds)[number];

/** A customer's answer to their bank. */
export type ChallengeAnswer = 'confirm' | 'fail' | 'cancel';

/** The needs of the simulated card fields of one document. */
export type CardDesk = {
  readonly testId: string;
  readonly card: () => CardKind;
  readonly bank: (request: {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly json?: object;
    readonly form?: Readonly<Record<string, string>>;
  }) => Promise<Reply>;
  /** Shows the bank's own window over the page, and resolves with how its customer answered. */
  readonly challenged: () => Promise<ChallengeAnswer>;
  /** The providers whose scripts have been brought to this document. */
  readonly scripts: Set<string>;
};

export type CardActor = { readonly cards: CardDesk };

function desk(): CardDesk {
  const actor = actors.getStore();
  if (actor && 'cards' in actor) return (actor as unknown as CardActor).cards;
  throw new Error('A card field was used outside a document.');
}

const answers = {
  confirm: { answer: 'confirm', code: '123456' },
  cancel: { answer: 'cancel' },
  fail: { answer: 'fail' },
};
export const challengeForms: Readonly<Record<ChallengeAnswer, Readonly<Record<string, string>>>> = answers;

const stripeNumbers: Readonly<Record<CardKind, string>> = {
  good: '4242424242424242',
  declined: '4000000000000002',
  challenged: '4000002760003184',
  'challenged, then declined': '4000008400001629',
};
const ryftNumbers: Readonly<Record<CardKind, string>> = {
  good: '4012000000060085',
  declined: '4000000000000002',
  challenged: '4918190000000002',
  'challenged, then declined': '4918190000000002',
};

type StripeBody = {
  readonly id?: string;
  readonly status?: string;
  readonly error?: { readonly message?: string };
  readonly next_action?: { readonly use_stripe_sdk: { readonly challenge: string } } | null;
};

async function stripeCall(method: 'GET' | 'POST', path: string, json?: object): Promise<StripeBody | undefined> {
  const { bank, testId } = desk();
  try {
    const reply = await bank({
      method,
      path: `/with/${testId}/stripe/v1/${path}`,
      headers: { authorization: 'Bearer pk_test_sandbox' },
      ...(json === undefined ? {} : { json }),
    });
    return JSON.parse(reply.body) as StripeBody; // the bank's own shape
  } catch {
    return undefined;
  }
}

async function stripeToken(): Promise<FieldsResult> {
  const made = await stripeCall('POST', 'payment_methods', {
    number: stripeNumbers[desk().card()],
    month: 12,
    year: 2030,
    code: '123',
  });
  return made?.id === undefined
    ? { kind: 'refused', message: made?.error?.message ?? 'Failed to create payment method' }
    : { kind: 'token', body: { paymentMethodId: made.id } };
}

async function stripeChallenge(_session: PaymentSession, transaction: Transaction): Promise<ChallengeResult> {
  const { clientSecret = '', scaData } = transaction;
  const [id = ''] = clientSecret.split('_secret_');
  const confirmed = await stripeCall('POST', `payment_intents/${id}/confirm`, {
    client_secret: clientSecret,
    payment_method: scaData?.payment_method,
  });
  const challenge = confirmed?.next_action?.use_stripe_sdk.challenge;
  if (!confirmed) return { ok: false, message: 'SCA handling failed' };
  if (confirmed.error) return { ok: false, message: confirmed.error.message ?? 'Payment authentication failed' };
  if (challenge !== undefined) {
    const { challenged, bank, testId } = desk();
    const answer = await challenged();
    const form = { ...challengeForms[answer], parent: 'x', nonce: 'y' };
    await bank({
      method: 'POST',
      path: `/with/${testId}/stripe/challenge/${challenge}/return`,
      headers: {},
      form,
    }).catch(() => undefined);
  }
  const now = await stripeCall('GET', `payment_intents/${id}?client_secret=${encodeURIComponent(clientSecret)}`);
  if (!now) return { ok: false, message: 'SCA handling failed' };
  return now.status === 'requires_capture'
    ? { ok: true, result: now.status }
    : { ok: false, message: `SCA failed or canceled with status ${now.status}` };
}

function simulated(name: string, rest: Pick<CardProvider, 'takenBy' | 'needsSaveCardBox' | 'challenge'>): CardProvider {
  return {
    ...rest,
    load() {
      desk().scripts.add(name);
      return Promise.resolve();
    },
    Fields: () => null,
  };
}

/** @public The bundle puts it in the place of the page's own. */
export const stripe: CardProvider = simulated('Stripe', {
  takenBy: 'token',
  needsSaveCardBox: true,
  challenge: stripeChallenge,
});
/** @public As `stripe`. */
export const opayo: CardProvider = simulated('Opayo', { takenBy: 'token', needsSaveCardBox: true });
/** @public As `stripe`. */
export const ryft: CardProvider = simulated('Ryft', { takenBy: 'script', needsSaveCardBox: false });

/** Opayo's codes as its script has them: a key that was used says 1002. */
async function opayoToken(session: PaymentSession): Promise<FieldsResult> {
  const { bank, testId, card } = desk();
  const { sessionKey = '' } = session;
  const kind = card();
  try {
    const reply = await bank({
      method: 'POST',
      path: `/with/${testId}/opayo/api/v1/card-identifiers`,
      headers: { authorization: `Bearer ${sessionKey}` },
      json: {
        cardDetails: {
          cardholderName: kind.startsWith('challenged') ? 'CHALLENGE' : 'SUCCESSFUL',
          cardNumber: kind.endsWith('declined') ? '4929602110085639' : '4929000000006',
          expiryDate: '1230',
          securityCode: '123',
        },
      },
    });
    const { cardIdentifier, code } = JSON.parse(reply.body) as { cardIdentifier?: string; code?: number };
    if (cardIdentifier !== undefined) return { kind: 'token', body: { cardIdentifier, sessionKey } };
    return { kind: 'refused', message: opayoText(String(code)) ?? opayoMessages.invalid, spent: true };
  } catch {
    return { kind: 'refused', message: opayoMessages.incomplete, spent: true };
  }
}

type RyftBody = {
  readonly status?: string;
  readonly lastError?: string | null;
  readonly requiredAction?: { readonly id: string } | null;
};

/** Has Ryft's script take the payment, by the card on file or by a typed one, which it may be told to keep. */
async function ryftPayment(
  { clientSecret = '' }: PaymentSession,
  { savedCard, keeps = false }: { readonly savedCard?: SavedCard | undefined; readonly keeps?: boolean | undefined },
): Promise<FieldsResult> {
  const { bank, testId, card, challenged } = desk();
  const ask = async (path: string, json: object): Promise<RyftBody> => {
    const headers = { authorization: 'pk_sandbox_ryft' };
    const reply = await bank({
      method: 'POST',
      path: `/with/${testId}/ryft/v1/payment-sessions/${path}`,
      headers,
      json,
    });
    return JSON.parse(reply.body) as RyftBody; // the bank's own shape
  };
  try {
    const typed = { number: ryftNumbers[card()], expiryMonth: 12, expiryYear: 2030, cvc: '123' };
    const paid = savedCard
      ? { paymentMethod: { id: savedCard.externalIdentifier, cvc: securityCode() } }
      : { cardDetails: typed, paymentMethodOptions: { store: keeps } };
    let session = await ask('attempt-payment', { clientSecret, ...paid });
    const id = session.requiredAction?.id;
    if (session.status === 'PendingAction' && id !== undefined) {
      const form = { ...challengeForms[await challenged()], parent: 'x', nonce: 'y' };
      await bank({ method: 'POST', path: `/with/${testId}/ryft/challenge/${id}/return`, headers: {}, form });
      session = await ask('continue-payment', { clientSecret });
    }
    if (session.status === 'Approved' || session.status === 'Captured') return { kind: 'taken' };
    return {
      kind: 'refused',
      message: session.lastError ? 'Payment was declined' : 'Payment failed. Please try again.',
    };
  } catch {
    return { kind: 'refused', message: 'Payment failed. Please try again.' };
  }
}

/** The code that the customer types for their card on file: its issuer knows a wrong one. */
function securityCode(): string {
  return desk().card().endsWith('declined') ? '999' : '123';
}

async function stripeCode(): Promise<FieldsResult> {
  const made = await stripeCall('POST', 'tokens', { cvc_update: { cvc: securityCode() } });
  return made?.id === undefined
    ? { kind: 'refused', message: made?.error?.message ?? 'Failed to create payment method' }
    : { kind: 'token', body: { token: made.id } };
}

async function opayoCode({ sessionKey = '', savedCard }: PaymentSession): Promise<FieldsResult> {
  const { bank, testId } = desk();
  try {
    const reply = await bank({
      method: 'POST',
      path: `/with/${testId}/opayo/api/v1/card-identifiers/${savedCard?.externalIdentifier ?? ''}/security-code`,
      headers: { authorization: `Bearer ${sessionKey}` },
      json: { securityCode: securityCode() },
    });
    if (reply.status === 204) return { kind: 'token', body: { sessionKey } };
    const { code } = JSON.parse(reply.body) as { code?: number };
    return { kind: 'refused', message: opayoText(String(code)) ?? opayoMessages.invalid, spent: true };
  } catch {
    return { kind: 'refused', message: opayoMessages.incomplete, spent: true };
  }
}

/** The field for the code of a card on file once its customer has typed it. `onUsed` hears that it is empty again. */
export function typedCode(name: string, onUsed: () => void): HostedFields {
  return {
    status: 'complete',
    submit(_billing, session) {
      if (name === 'Opayo') onUsed();
      if (name === 'Ryft') return ryftPayment(session, { savedCard: session.savedCard ?? undefined });
      return name === 'Stripe' ? stripeCode() : opayoCode(session);
    },
  };
}

/** The provider's own fields as they are once a customer has typed a card, and chosen whether to keep it. */
export function typedField(name: string, keeps?: boolean): HostedFields {
  return {
    status: 'complete',
    submit: (_billing, session) =>
      name === 'Stripe' ? stripeToken() : name === 'Opayo' ? opayoToken(session) : ryftPayment(session, { keeps }),
  };
}
