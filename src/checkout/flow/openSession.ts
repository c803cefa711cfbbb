import type { CallResult } from '../../kit/api/ApiClient';
import type { checkoutApi, PaymentSession } from '../../kit/api/checkout';
import type { OpeningResult } from '../attempt/PaymentAttempt';
import { interpret } from '../attempt/interpret';
import { paymentLoading, paymentMessages } from '../paymentMessages';
import { ProviderFailure, type CardProvider } from '../providers/provider';
import { isUnderWay } from './requests';

type Opening = {
  readonly api: ReturnType<typeof checkoutApi>;
  readonly loadProvider: (name: string) => Promise<CardProvider> | undefined;
  readonly source: string;
  readonly onLoading: (text: string) => void;
};

const notFollowed: OpeningResult = { kind: 'unknown', text: paymentMessages.formFailed, retryAfterMs: undefined };

export type OpenedSession = { readonly opened: OpeningResult; readonly provider: CardProvider | undefined };

/** Opens a payment on the server, or finds the one under way, and loads the provider's script if it is needed. */
export async function openSession({ api, loadProvider, source, onLoading }: Opening): Promise<OpenedSession> {
  onLoading(paymentLoading.form);
  const prepared = await api.prepare(source);
  if (!prepared.ok) return { opened: notOpened('preparePayment', prepared), provider: undefined };
  const { paymentProvider: name } = prepared.data;
  if (name === '') return unusable(paymentMessages.noProvider);
  const provider = await loadProvider(name)?.catch(() => 'not-loaded' as const);
  if (provider === undefined || provider === 'not-loaded') {
    // A payment under way can't be followed without its provider, but it must not be taken for none either.
    if (isUnderWay(prepared.data)) return { opened: notFollowed, provider: undefined };
    return unusable(provider === undefined ? paymentMessages.unsupported(name) : undefined);
  }
  const { takenBy } = provider;
  if (isUnderWay(prepared.data)) return { opened: { kind: 'under-way', session: prepared.data, takenBy }, provider };
  if (takenBy === 'token') return usable(prepared.data, provider, onLoading);
  onLoading(paymentLoading.session);
  const opened = await api.prepareSession(source);
  if (!opened.ok) return { opened: notOpened('preparePaymentSession', opened), provider };
  if (opened.data.paymentProvider === '') return unusable(paymentMessages.noProviderInSession);
  if (isUnderWay(opened.data)) return { opened: { kind: 'under-way', session: opened.data, takenBy }, provider };
  return usable(opened.data, provider, onLoading);
}

async function usable(
  session: PaymentSession,
  provider: CardProvider,
  onLoading: (text: string) => void,
): Promise<OpenedSession> {
  onLoading(paymentLoading.script);
  try {
    await provider.load(session);
    return { opened: { kind: 'ready', session, takenBy: provider.takenBy }, provider };
  } catch (error) {
    const text = error instanceof ProviderFailure ? error.message : undefined;
    return { opened: { kind: 'unusable', text }, provider };
  }
}

function unusable(text: string | undefined): OpenedSession {
  return { opened: { kind: 'unusable', text }, provider: undefined };
}

function notOpened(
  call: 'preparePayment' | 'preparePaymentSession',
  answer: Extract<CallResult<'preparePayment'>, { ok: false }>,
): OpeningResult {
  const response = interpret(call, answer);
  const text = answer.error.serverMessage ?? paymentMessages.prepareFailed;
  if (response.kind === 'no')
    return { kind: 'no', status: response.status, text: response.text ?? paymentMessages.prepareFailed };
  return { kind: 'unknown', text, retryAfterMs: response.kind === 'unknown' ? response.retryAfterMs : undefined };
}
