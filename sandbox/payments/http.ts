/** What a provider answered: its JSON, whatever the status. Rejects when nothing readable came back in time. */
export type ProviderAnswer<T> = { readonly status: number; readonly body: T };

export type ProviderCall = {
  readonly method?: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
};

/** Statuses that a proxy, a limiter or a server in trouble answers with: they tell nothing of what became of the call. */
const tellsNothing = (status: number): boolean => status >= 500 || status === 408 || status === 425 || status === 429;

/** Shorter than the page's patience, so that the page hears of a provider's silence from us. */
const timeoutMs = 20_000;

/** One call to a provider. `T` is its own contract, of which the fields that we read are written down. */
export async function callProvider<T>(
  url: string,
  { method = 'POST', headers, body }: ProviderCall,
): Promise<ProviderAnswer<T>> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { status } = response;
  if (tellsNothing(status)) throw new Error(`${method} ${new URL(url).pathname}: ${status}`);
  const text = await response.text();
  // An answer without the provider's own words may be anybody's.
  if (text === '' && status !== 204) throw new Error(`${method} ${new URL(url).pathname}: ${status} without a body`);
  return { status, body: (text === '' ? {} : JSON.parse(text)) as T };
}

/**
 * Calls to what lies under one address of a provider: without a body, they read. `key` is the idempotency key of one that
 * may be repeated.
 */
export function callsTo<T>(
  url: string,
  authorization: string,
): (path: string, body?: object, key?: string) => Promise<ProviderAnswer<T>> {
  return (path, body, key) =>
    callProvider(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization, ...(key === undefined ? {} : { 'idempotency-key': key }) },
      ...(body === undefined ? {} : { body }),
    });
}
