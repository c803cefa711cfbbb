import { createHash } from 'node:crypto';

/**
 * Makes the version of a cart from what identifies its goods and their prices. A payment names the version that its
 * customer saw, in `If-Match` (RFC 9110, 13.1.1), and is refused for a cart of any other.
 */
export function cartVersion(goods: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(goods)).digest('base64url').slice(0, 22);
}
