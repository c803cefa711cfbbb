/** Where a challenge's result may come from: that origin, that window, about that payment. */
export type ExpectedResult = {
  readonly origin: string;
  readonly source: unknown;
  readonly transactionUuid: string;
};

type Received = { readonly origin: string; readonly source: unknown; readonly data: unknown };

/**
 * The status in a message of our own return page, or `undefined` for a message from anywhere else, about anything else
 * or in any other shape. Messages can be sent by every window that holds this one: none is taken on trust.
 */
export function challengeResult({ origin, source, data }: Received, expected: ExpectedResult): string | undefined {
  if (origin !== expected.origin || source === null || source !== expected.source) return undefined;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const own = (key: string): unknown => (Object.hasOwn(data, key) ? (data as Record<string, unknown>)[key] : undefined);
  if (own('type') !== 'sca_completed' || own('transactionUuid') !== expected.transactionUuid) return undefined;
  const status = own('status');
  return typeof status === 'string' ? status : undefined;
}
