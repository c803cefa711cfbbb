/** The number of sessions that are remembered: those seen last. */
const mostRemembered = 10_000;

/**
 * The customers of the sessions that this process has seen last, by the hash of the session's secret. It is no proof of
 * a session, which may have ended since: it tells without the database whose load a request is.
 */
const customers = new Map<string, string>();

export function rememberSession(idHash: string, customerId: string | undefined): void {
  customers.delete(idHash);
  if (customerId === undefined) return;
  customers.set(idHash, customerId);
  const [oldest] = customers.keys();
  if (customers.size > mostRemembered && oldest !== undefined) customers.delete(oldest);
}

export function seenCustomer(idHash: string): string | undefined {
  return customers.get(idHash);
}
