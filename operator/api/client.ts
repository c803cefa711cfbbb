import { knownTitle } from '../../src/ground/core/titles';
import type { Handlers } from '../contract/calls';
import { footerHtml, operator } from '../setup/operator';
import { recordVitals } from '../setup/webVitals';
import { themeOf } from '../catalogue/venueTheme';

export const clientCalls = {
  client: async () => ({ data: { id: operator.clientId, name: operator.name } }),

  theme: async ({ query, queries }) => ({ data: await themeOf(queries, query.venue) }),

  footer: async ({ settings }) => ({ data: { content: encodeHtml(settings.footer ?? footerHtml) } }),

  reportClientError: async () => ({ data: { received: true } }),

  reportVitals: async ({ body: { site, screen, ...vitals } }) => {
    recordVitals(vitals, { site, screen: knownTitle(site, screen) });
    return { data: { received: true } };
  },
} satisfies Handlers;

/** Encodes HTML entities once, as the contract wants the footer. */
function encodeHtml(html: string): string {
  return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
