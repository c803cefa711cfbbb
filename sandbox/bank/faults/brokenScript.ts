import type { Effect } from './Faults';

/** What a provider's script defines, by the file's name. */
const globals: Readonly<Record<string, string>> = {
  'stripe.js': 'Object.assign(fail, { version: "endive" }); window.Stripe = fail;',
  'sagepay.js': 'window.sagepayCheckout = fail; window.sagepayOwnForm = fail;',
  'ryft.min.js':
    'window.Ryft = { init: fail, addEventHandler() {}, attemptPayment: async () => fail(), getUserFacingErrorMessage: String };',
};

/** A provider's script on a bad day: it loads, and is of no use. */
export function brokenScript(how: NonNullable<Effect['script']>, path: string): string {
  if (how === 'no-global') return '/* Defines nothing. */';
  if (how === 'throws') return 'throw new Error("The script fails while it runs.");';
  const define = globals[path.split('/').at(-1) ?? ''] ?? '';
  return `(() => { const fail = () => { throw new Error("The script fails on initialisation."); }; ${define} })();`;
}
