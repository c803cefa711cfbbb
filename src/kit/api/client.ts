import client from 'call:client';
import footer from 'call:footer';
import reportClientError from 'call:reportClientError';
import theme from 'call:theme';
import type { ApiClient } from './ApiClient';
import type { RequestBody } from './call';

export const clientApi = (api: ApiClient) => ({
  client: () => api.call(client, {}),
  theme: (venue: string | undefined) => api.call(theme, { query: venue === undefined ? {} : { venue } }),
  footer: (venue: string | undefined) => api.call(footer, { query: venue === undefined ? {} : { venue } }),
  reportError: (body: RequestBody<'reportClientError'>) => api.call(reportClientError, { body }),
});
