import type { Handlers } from '../contract/calls';
import { defaultTheme, footerHtml, operator } from '../seed/operator';

export const clientCalls = {
  client: async () => ({ data: { id: operator.clientId, name: operator.name } }),

  theme: async ({ query, queries }) => {
    const venue =
      query.venue === undefined
        ? undefined
        : await queries.selectFrom('venues').select('theme').where('slug', '=', query.venue).executeTakeFirst();
    return { data: { ...defaultTheme, ...venue?.theme } };
  },

  footer: async ({ settings }) => ({ data: { content: encodeHtml(settings.footer ?? footerHtml) } }),

  reportClientError: async () => ({ data: { received: true } }),
} satisfies Handlers;

/** The footer travels entity-encoded once. */
function encodeHtml(html: string): string {
  return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
