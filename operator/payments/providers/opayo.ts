import type { AuthoriseBody } from '../../../schemas/generated/wire';
import { ApiError } from '../../contract/apiError';
import type { Attempt } from '../../database/tables/payments';
import { operator } from '../../setup/operator';
import { challengeReturnPath } from '../challengeReturn';
import { callsTo, type ProviderAnswer } from '../http';
import type { Browser, Customer } from '../../contract/calls';
import type { ProviderInstruction, Outcome, PaymentProvider } from '../provider';
import { isRefusal, isUsedCode, refusal, type OpayoTransaction } from './opayoAnswers';
import { opayoBuyer } from './opayoBuyer';
import { opayoRefunds } from './opayoRefunds';

export type OpayoAccount = {
  /** The addresses of the API for this server and of the script for the page, both without `/api/v1`. */
  readonly apiUrl: string;
  readonly pageUrl: string;
  readonly vendorName: string;
  readonly key: string;
  readonly password: string;
};

/**
 * Connects to Opayo's Pi API with deferred transactions: authorising holds the money, a release captures it. Opayo
 * knows a payment by its `vendorTxCode`, which is the attempt's id.
 */
export function opayoProvider({ apiUrl, pageUrl, vendorName, key, password }: OpayoAccount): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${key}:${password}`).toString('base64')}`;
  const url = `${apiUrl}/api/v1`;
  const call = callsTo<OpayoTransaction>(url, authorization);
  const openSession = callsTo<{ readonly merchantSessionKey?: string }>(url, authorization);
  const find = async ({ id }: { readonly id: string }): Promise<OpayoTransaction | undefined> => {
    const { status, body } = await call(`/transactions?vendorTxCode=${id}`);
    return status === 200 ? body : undefined;
  };
  const instruct = async (attempt: Attempt, instruction: object): Promise<ProviderAnswer<unknown> | undefined> => {
    const id = attempt.provider_transaction ?? (await find(attempt))?.transactionId;
    return id === undefined ? undefined : call(`/transactions/${id}/instructions`, instruction);
  };

  return {
    name: 'Opayo',
    takenBy: 'token',
    configuration: { mode: 'test', url: pageUrl },

    async prepare(attempt) {
      const { body } = await openSession('/merchant-session-keys', { vendorName });
      if (body.merchantSessionKey === undefined) throw new Error('Opayo gave no merchant session key.');
      return { reference: attempt.id, session: { session_key: body.merchantSessionKey } };
    },

    async authorise(attempt, customer, instruction) {
      const { status, body } = await call('/transactions', transactionRequest(attempt, customer, instruction));
      if (isUsedCode(body)) return transactionOutcome(await find(attempt));
      if (status < 300) return transactionOutcome(body);
      if (!isRefusal(body)) throw new Error(`Opayo did not say why it answered ${status}.`);
      return { kind: 'declined', ...refusal(body) };
    },

    async inquire(attempt) {
      return transactionOutcome(await find(attempt));
    },

    async capture(attempt) {
      const answer = await instruct(attempt, { instructionType: 'release', amount: attempt.amount });
      if (answer !== undefined && answer.status < 300) return;
      const { kind } = transactionOutcome(await find(attempt));
      if (kind !== 'captured') throw new Error(`Opayo did not release ${attempt.id}.`);
    },

    async cancel(attempt) {
      await instruct(attempt, { instructionType: 'abort' });
    },

    ...opayoRefunds(call, find),

    async answerChallenge(attempt, cRes) {
      const { status, body } = await call(`/transactions/${attempt.provider_transaction ?? ''}/3d-secure-challenge`, {
        cRes,
      });
      if (status >= 300) throw new ApiError(422, refusal(body).message);
      return transactionOutcome(body);
    },
  };
}

function transactionRequest(
  attempt: Attempt,
  customer: Customer,
  { body, browser, savedCard }: ProviderInstruction,
): object {
  const card = {
    merchantSessionKey: body.session_key ?? '',
    cardIdentifier: savedCard ?? body.card_identifier ?? '',
    ...(savedCard === undefined ? {} : { reusable: true }),
    ...(attempt.save_card ? { save: true } : {}),
  };
  return {
    transactionType: 'Deferred',
    vendorTxCode: attempt.id,
    amount: attempt.amount,
    currency: operator.currency.code,
    description: 'Membership',
    ...opayoBuyer(customer, body),
    paymentMethod: { card },
    strongCustomerAuthentication: strongAuthentication(attempt, body, browser),
  };
}

/** Describes the browser as 3-D Secure requires, in Opayo's words. The challenge window is the page's: 500 by 600. */
function strongAuthentication(attempt: Attempt, { browser: facts }: AuthoriseBody, browser: Browser): object {
  return {
    notificationURL: `${browser.origin}${challengeReturnPath}${attempt.id}`,
    browserIP: browser.ip,
    browserAcceptHeader: browser.accept,
    browserUserAgent: browser.userAgent,
    browserJavascriptEnabled: facts.javascript_enabled === 1,
    browserJavaEnabled: facts.java_enabled === 1,
    browserLanguage: facts.language,
    browserColorDepth: String(colourDepth(facts.colour_depth)),
    browserScreenHeight: String(facts.screen_height),
    browserScreenWidth: String(facts.screen_width),
    browserTZ: String(facts.timezone_offset),
    challengeWindowSize: 'Large',
    transType: 'GoodsAndServicePurchase',
  };
}

/** The colour depths that 3-D Secure knows. Source: EMV 3-D Secure, "Browser Screen Color Depth". */
const colourDepths = [1, 4, 8, 15, 16, 24, 32, 48];

/** A screen's depth as 3-D Secure knows it: the next lower one. */
function colourDepth(bits: number): number {
  return colourDepths.findLast((known) => known <= bits) ?? 1;
}

function transactionOutcome(transaction: OpayoTransaction | undefined): Outcome {
  if (!transaction) return { kind: 'none' };
  const { status, transactionId, acsUrl, cReq } = transaction;
  const named = transactionId === undefined ? {} : { transaction: transactionId };
  switch (status) {
    case 'Ok':
      return { kind: 'authorised', ...named, ...paidCard(transaction) };
    case 'Released':
      return { kind: 'captured', ...named, ...paidCard(transaction) };
    case '3DAuth':
      return {
        kind: 'challenge',
        ...named,
        challenge: {
          url: acsUrl ?? '',
          method: 'POST',
          // Not the transaction's id: Opayo refuses it there.
          data: { creq: cReq ?? '', threeDSSessionData: Buffer.from('joinery').toString('base64url') },
        },
      };
    case undefined:
      throw new Error('Opayo told of a transaction without its status.');
    default:
      return { kind: 'declined', ...refusal(transaction) };
  }
}

function paidCard({ paymentMethod }: OpayoTransaction): Pick<Extract<Outcome, { kind: 'authorised' }>, 'card'> {
  const card = paymentMethod?.card;
  if (card === undefined) return {};
  const expires = `${card.expiryDate.slice(0, 2)}/${card.expiryDate.slice(2)}`;
  return {
    card: {
      card_type: card.cardType,
      last_four: card.lastFourDigits,
      expires,
      external_identifier: card.reusable === true ? (card.cardIdentifier ?? null) : null,
    },
  };
}
