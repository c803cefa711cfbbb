import { randomBytes } from 'node:crypto';

/** Letters and digits nobody guesses. */
export function token(): string {
  return randomBytes(12).toString('hex');
}
