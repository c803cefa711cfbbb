/**
 * The idempotency key of a write that may have to be sent again. While its outcome is unknown the same body goes with
 * the same key, so that nothing is done twice; once it is known, or the body is another, a new key is made.
 */
export class RepeatableWrite {
  private pending: { readonly body: string; readonly key: string } | undefined;

  key(body: unknown): string {
    const text = JSON.stringify(body);
    if (this.pending?.body !== text) this.pending = { body: text, key: crypto.randomUUID() };
    return this.pending.key;
  }

  /** `status` is that of the answer: 0 and 5xx leave the outcome unknown. */
  settle(status: number): void {
    if (status > 0 && status < 500) this.pending = undefined;
  }
}
