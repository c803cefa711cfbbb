// Searches the data that a run of the browser tests left behind for planted secrets: card numbers, security codes, bank
// details, passwords and tokens may occur only in their allowed places.
import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pagesLog } from '../tests/browser/support/recordPage';
import { planted } from '../tests/browser/support/planted';

const folder = process.env.TEST_DATA_DIR;
if (folder === undefined) throw new Error('TEST_DATA_DIR: set it to the data folder of the run to search.');

type SearchedText = { readonly name: string; readonly text: string };
type Secret = { readonly name: string; readonly pattern: RegExp; readonly allowed: readonly string[] };

/** Matches digits that are not part of a longer number or an identifier. */
const alone = (digits: string): RegExp => new RegExp(`(?<![\\w.-])${digits}(?![\\w.-])`);
const spaced = (digits: string): RegExp => new RegExp(Array.from(digits).join('[ -]?'));

const secrets: readonly Secret[] = [
  { name: 'card number', pattern: spaced(planted.cardNumber), allowed: [] },
  { name: 'card security code', pattern: alone(planted.cardCode), allowed: [] },
  { name: 'saved card’s security code', pattern: alone(planted.savedCode), allowed: [] },
  // The mandates table needs bank details to instruct the bank.
  { name: 'account number', pattern: spaced(planted.accountNumber), allowed: ['table mandates'] },
  { name: 'sort code', pattern: alone(spaced(planted.sortCode).source), allowed: ['table mandates'] },
  { name: 'password', pattern: new RegExp(planted.password), allowed: [] },
  { name: 'password of the seed', pattern: /Sculling1!/, allowed: [] },
  { name: 'session cookie', pattern: /joinery_session=[\w-]{20,}/, allowed: [] },
  { name: 'secret key', pattern: /sk_test_sandbox|sandbox-password|sk_sandbox_ryft/, allowed: [] },
];

const texts: readonly SearchedText[] = [
  ...['requests.log', pagesLog, 'bank/ledger.jsonl'].map((name) => ({ name, text: read(join(folder, name)) })),
  ...(await tables(join(folder, 'database'))),
];
const found = texts.flatMap(({ name, text }) =>
  secrets
    .filter(({ pattern, allowed }) => !allowed.includes(name) && pattern.test(text))
    .map((secret) => `${secret.name} in ${name}: …${excerpt(text, secret.pattern)}…`),
);
const unplanted = secrets.filter(({ allowed, pattern }) =>
  allowed.some((name) => !texts.some((each) => each.name === name && pattern.test(each.text))),
);
for (const line of found) console.error(line);
for (const { name } of unplanted)
  console.error(`The ${name} was not found where it is allowed: check that the tests planted it.`);
const searched = texts.reduce((sum, { text }) => sum + text.length, 0);
console.log(`Searched ${texts.length} texts, ${Math.round(searched / 1024)} KiB, for ${secrets.length} secrets.`);
process.exitCode = found.length + unplanted.length === 0 ? 0 : 1;

function read(file: string): string {
  if (!existsSync(file)) throw new Error(`There is no ${file}: run the browser tests with TEST_DATA_DIR first.`);
  return readFileSync(file, 'utf8');
}

async function tables(database: string): Promise<readonly SearchedText[]> {
  const db = await PGlite.create(database);
  const { rows } = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const read: SearchedText[] = [];
  for (const { name } of rows) {
    const { rows: content } = await db.query(`select * from "${name}"`);
    read.push({ name: `table ${name}`, text: JSON.stringify(content) });
  }
  await db.close();
  return read;
}

function excerpt(text: string, pattern: RegExp): string {
  const at = pattern.exec(text)?.index ?? 0;
  return text.slice(Math.max(0, at - 60), at + 60);
}
