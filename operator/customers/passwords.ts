import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const cost = { N: 16_384, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** `scrypt$salt$hash`, both base64url. */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`;
}

/** The stored hash of somebody who has not chosen a password: no password fits it. */
export const noPassword = 'none';

/** Reports whether the password is the one that was hashed, in constant time. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, salt = '', key = ''] = stored.split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** The number of accounts with one e-mail on which a password is tried. */
export const mostAccounts = 3;

/**
 * Returns the customers who have this password. It hashes `mostAccounts` times however many customers there are, so
 * that the time it takes does not reveal whether a customer exists.
 */
export async function customersWithPassword<C extends { readonly password_hash: string }>(
  password: string,
  customers: readonly C[],
): Promise<readonly C[]> {
  const hashes = Array.from({ length: mostAccounts }, (_, index) => customers[index]?.password_hash ?? nobodysHash);
  const right = await Promise.all(hashes.map((each) => isPassword(password, each)));
  return customers.filter((_, index) => right[index] === true);
}

/** A hash that no password fits. */
const nobodysHash = `scrypt$${'A'.repeat(22)}$${'A'.repeat(43)}`;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
