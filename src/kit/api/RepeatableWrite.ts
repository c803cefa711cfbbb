/**
 * Holds the idempotency key of a write that may have to be retried. While the outcome is unknown, the same body keeps
 * its key, so that the server acts once; a known outcome or another body leads to a new key.
 */
export class RepeatableWrite {
  private pending: { readonly body: string; readonly key: string } | undefined;

  key(body: unknown): string {
    const text = JSON.stringify(body);
    if (this.pending?.body !== text) this.pending = { body: text, key: crypto.randomUUID() };
    return this.pending.key;
  }

  /** Records the response's HTTP status: 0 (no response) and 5xx leave the outcome unknown. */
  settle(status: number): void {
    if (status > 0 && status < 500) this.pending = undefined;
  }
}
