import type { Providers } from '../provider';
import { opayoProvider } from './opayo';
import { ryftProvider } from './ryft';
import { stripeProvider } from './stripe';

/** Test accounts at the bank, which stands in for all three providers. Nobody else takes these keys. */
const stripe = { secretKey: 'sk_test_sandbox', publishableKey: 'pk_test_sandbox' };
const opayo = { vendorName: 'sandbox', key: 'sandbox-key', password: 'sandbox-password' };
const ryft = { secretKey: 'sk_sandbox_ryft', publicKey: 'pk_sandbox_ryft' };

/** The providers as the bank plays them, reached at one address from here and at another from the page. */
export function sandboxProviders(apiUrl: string, pageUrl: string): Providers {
  return (testId) => {
    // The bank keeps what goes wrong for one test apart from all others.
    const scope = testId === '' ? '' : `/with/${testId}`;
    const [api, page] = [`${apiUrl}${scope}`, `${pageUrl}${scope}`];
    return {
      Stripe: stripeProvider({ apiUrl: api, scriptUrl: `${page}/stripe/stripe.js`, ...stripe }),
      Opayo: opayoProvider({ apiUrl: `${api}/opayo`, pageUrl: `${page}/opayo`, ...opayo }),
      Ryft: ryftProvider({ apiUrl: api, scriptUrl: `${page}/ryft/v2/ryft.min.js`, ...ryft }),
    };
  };
}
