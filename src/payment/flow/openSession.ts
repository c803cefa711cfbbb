import type { CallResult } from '../../api/ApiClient';
import type { checkoutApi, PaymentSession } from '../../api/checkout';
import type { Opened } from '../attempt/Attempt';
import { meaningOf } from '../attempt/meaning';
import { paymentLoading, paymentMessages } from '../messages';
import { ProviderFailure, type CardProvider } from '../providers/provider';
import { isUnderWay } from './requests';

type Opening = {
  readonly api: ReturnType<typeof checkoutApi>;
  readonly loadProvider: (name: string) => Promise<CardProvider> | undefined;
  readonly source: string;
  readonly onLoading: (text: string) => void;
};

export type OpenedSession = { readonly opened: Opened; readonly provider: CardProvider | undefined };

/** Opens a payment on the server, or finds the one that is under way, and brings the provider's script where it is needed. */
export async function openSession({ api, loadProvider, source, onLoading }: Opening): Promise<OpenedSession> {
  onLoading(paymentLoading.form);
  const prepared = await api.prepare(source);
  if (!prepared.ok) return { opened: notOpened('preparePayment', prepared), provider: undefined };
  const { paymentProvider: name } = prepared.data;
  if (name === '') return unusable(paymentMessages.noProvider);
  const provider = await loadProvider(name)?.catch(() => 'not-loaded' as const);
  if (provider === undefined) return unusable(paymentMessages.unsupported(name));
  if (provider === 'not-loaded') return unusable(undefined);
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
): Opened {
  const heard = meaningOf(call, answer);
  const text = answer.error.serverMessage ?? paymentMessages.prepareFailed;
  if (heard.kind === 'no')
    return { kind: 'no', status: heard.status, text: heard.text ?? paymentMessages.prepareFailed };
  return { kind: 'unknown', text, retryAfterMs: heard.kind === 'unknown' ? heard.retryAfterMs : undefined };
}
