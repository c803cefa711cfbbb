import type { Handlers } from '../contract/calls';
import { footerHtml, operator } from '../seed/operator';
import { themeOf } from '../site/venueTheme';

export const clientCalls = {
  client: async () => ({ data: { id: operator.clientId, name: operator.name } }),

  theme: async ({ query, queries }) => ({ data: await themeOf(queries, query.venue) }),

  footer: async ({ settings }) => ({ data: { content: encodeHtml(settings.footer ?? footerHtml) } }),

  reportClientError: async () => ({ data: { received: true } }),
} satisfies Handlers;

/** The footer travels entity-encoded once. */
function encodeHtml(html: string): string {
  return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
