/** A provider's answer: its JSON, whatever the status. */
export type ProviderAnswer<T> = { readonly status: number; readonly body: T };

export type ProviderCall = {
  readonly method?: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
};

/**
 * Reports whether a status comes from a proxy, a rate limiter or a failing server, and so says nothing about the call's
 * outcome.
 */
const tellsNothing = (status: number): boolean => status >= 500 || status === 408 || status === 425 || status === 429;

/** Shorter than the page's own timeout, so that the page learns from this server that a provider is silent. */
const timeoutMs = 20_000;

/**
 * Makes one call to a provider. `T` lists the fields of its answer that this server reads. Throws if no readable answer
 * arrives in time.
 */
async function callProvider<T>(
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
  // An answer without a body may not come from the provider.
  if (text === '' && status !== 204) throw new Error(`${method} ${new URL(url).pathname}: ${status} without a body`);
  return { status, body: (text === '' ? {} : JSON.parse(text)) as T };
}

/**
 * Returns a function that calls a provider's paths: a call without a body is a GET. `key` is the idempotency key of a
 * call that may be repeated.
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
