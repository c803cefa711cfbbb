/** The origin, window and payment that a challenge's result is accepted from. */
export type ExpectedResult = {
  readonly origin: string;
  readonly source: unknown;
  readonly transactionUuid: string;
};

type Received = { readonly origin: string; readonly source: unknown; readonly data: unknown };

/**
 * Returns the status in a message of the operator's return page; `undefined` for a message from any other origin or
 * window, about another payment or in another shape. Any window can send messages to this one, so none is trusted.
 */
export function challengeResult({ origin, source, data }: Received, expected: ExpectedResult): string | undefined {
  if (origin !== expected.origin || source === null || source !== expected.source) return undefined;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const own = (key: string): unknown => (Object.hasOwn(data, key) ? (data as Record<string, unknown>)[key] : undefined);
  if (own('type') !== 'sca_completed' || own('transactionUuid') !== expected.transactionUuid) return undefined;
  const status = own('status');
  return typeof status === 'string' ? status : undefined;
}
