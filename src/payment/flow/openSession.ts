import type { checkoutApi, PaymentSession } from '../../api/checkout';
import { paymentLoading, paymentMessages } from '../messages';
import { ProviderFailure, type CardProvider } from '../providers/provider';
import { isUnderWay } from './requests';

export type OpenedSession = { readonly session: PaymentSession; readonly provider: CardProvider };

type Opening = {
  readonly api: ReturnType<typeof checkoutApi>;
  readonly loadProvider: (name: string) => Promise<CardProvider> | undefined;
  readonly source: string;
  readonly onLoading: (text: string) => void;
};

/** Opens a payment on the server, or finds the one that is under way. Rejects with a `ProviderFailure` to be read. */
export async function openSession({ api, loadProvider, source, onLoading }: Opening): Promise<OpenedSession> {
  onLoading(paymentLoading.form);
  const prepared = await api.prepare(source);
  if (!prepared.ok) throw new ProviderFailure(prepared.error.serverMessage ?? paymentMessages.prepareFailed);
  const { paymentProvider: name } = prepared.data;
  if (name === '') throw new ProviderFailure(paymentMessages.noProvider);
  const provider = await loadProvider(name);
  if (!provider) throw new ProviderFailure(paymentMessages.unsupported(name));
  if (provider.takenBy === 'token' || isUnderWay(prepared.data)) return { session: prepared.data, provider };
  onLoading(paymentLoading.session);
  const opened = await api.prepareSession(source);
  if (!opened.ok) throw new ProviderFailure(opened.error.serverMessage ?? paymentMessages.prepareFailed);
  if (opened.data.paymentProvider === '') throw new ProviderFailure(paymentMessages.noProviderInSession);
  return { session: opened.data, provider };
}
