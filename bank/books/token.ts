import { randomBytes } from 'node:crypto';

/** Returns random letters and digits that cannot be guessed. */
export function token(): string {
  return randomBytes(12).toString('hex');
}
