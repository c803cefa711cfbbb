import type { PaymentParts } from '../../checkout/create';
import type { Page } from './createPage';

/** Returns what every checkout is made of, whatever is paid for. */
export function paymentParts(
  page: Page,
  { vocabulary, forgetKept }: Pick<typeof import('./walk'), 'vocabulary' | 'forgetKept'>,
): Omit<PaymentParts, 'words' | 'payable' | 'facts' | 'forms'> {
  const { site, signIn, client, clock, storage } = page;
  const { config, toasts, navigator } = site;
  return {
    vocabulary,
    source: config.site.source,
    config: config.config,
    kiosk: config.kiosk,
    session: signIn.session,
    wayBack: signIn.wayBack,
    forgetChoices: () => forgetKept(storage),
    toasts,
    navigator,
    client,
    clock,
    storage,
  };
}
