import type { CallName } from '../../../src/kit/api/call';
import type { Row } from '../Row';

/** Calls of every page. */
export const shellRows = {
  client: { site: 'bookings', path: '/', works: /Aberdeen Leisure Centre/, again: ['Check now'] },
  theme: {
    site: 'bookings',
    path: '/',
    works: /Aberdeen Leisure Centre/,
    renderedOnly:
      'A document that the server sends has the theme in it: tests/browser/shell/theme.spec.ts gives its bad answers.',
  },
  footer: {
    site: 'bookings',
    path: '/',
    works: /Aberdeen Leisure Centre/,
    unharmed: 'The page stands without the operator’s footer, and asks for it on the next page.',
  },
} satisfies Partial<Record<CallName, Row>>;
