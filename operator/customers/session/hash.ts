import { createHash } from 'node:crypto';

/** Returns the form in which the secret of a cookie is stored. */
export function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
