import type { Effect } from './Faults';

/** The global that each provider's script defines, by file name. */
const globals: Readonly<Record<string, string>> = {
  'stripe.js': 'Object.assign(fail, { version: "endive" }); window.Stripe = fail;',
  'sagepay.js': 'window.sagepayCheckout = fail; window.sagepayOwnForm = fail;',
  'ryft.min.js':
    'window.Ryft = { init: fail, addEventHandler() {}, attemptPayment: async () => fail(), getUserFacingErrorMessage: String };',
};

/** Returns a provider's script that loads and does not work. */
export function brokenScript(how: NonNullable<Effect['script']>, path: string): string {
  if (how === 'no-global') return '/* Defines nothing. */';
  if (how === 'throws') return 'throw new Error("The script fails while it runs.");';
  const define = globals[path.split('/').at(-1) ?? ''] ?? '';
  return `(() => { const fail = () => { throw new Error("The script fails on initialisation."); }; ${define} })();`;
}
