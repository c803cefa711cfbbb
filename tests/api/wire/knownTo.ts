import { sql } from 'kysely';
import type { Database } from '../../../operator/database/database';
import { rowsOf } from './rowsOf';
import type { Known } from './Guesser';

/** The customers of a world: those who ask, and the others. */
export type People = { readonly askers: readonly string[]; readonly others: readonly string[] };

/** Texts for parts of the contract that are no ids, by their names. */
const words: Readonly<Record<string, readonly string[]>> = {
  source: ['bookings', 'online-joining', 'front-of-house', 'saved-card'],
  venue: ['kirkstall-bridge-leisure-centre'],
  till_venue: ['kirkstall-bridge-leisure-centre'],
  client_id: ['aire-valley'],
  username: ['morgan@example.org', 'AV-10010'],
  email: ['morgan@example.org', 'somebody.new@example.org'],
  email_or_reference: ['morgan@example.org'],
  guest_email: ['guest@example.org'],
  password: ['Sculling1!', 'Rowing-22!'],
  password_confirmation: ['Rowing-22!'],
  repeat_new_password: ['Rowing-22!'],
  current_password: ['Sculling1!'],
  code: ['NOVEMBER5', 'SWIM10'],
  tender_type: ['card', 'cash', 'credit', 'voucher', 'cheque'],
  postcode: ['LS5 3BW', 'LS1 4DY'],
  onboarding_type: ['customer_account_online', 'membership_purchase'],
  type: ['activity', 'camp', 'course'],
  pay_with: ['money', 'benefit', 'package'],
  card_type: ['Visa'],
};

/** Lists what somebody could send: the ids of all that belongs to customers, theirs or not, and of what everybody sees. */
export async function knownTo(db: Database, askers: readonly string[], others: readonly string[]): Promise<Known> {
  const own = Object.entries(await rowsOf(db, askers));
  const tables = [...own, ...own, ...own, ...Object.entries(await rowsOf(db, others))]; // one's own three times as often
  const slots = await sql<{ id: string }>`select id from slots limit 50`.execute(db);
  const ids = [
    ...tables.map(([table, rows]) => [singular(table), rows.flatMap(idOf)] as const),
    ['slot', slots.rows.map(({ id }) => id)] as const,
  ];
  const all = ids.flatMap(([, found]) => found);
  return {
    texts: [...all, ...Object.values(words).flat(), '1', '10', 'Morgan', 'upcoming'],
    textsFor(name) {
      const plain = name.toLowerCase().replaceAll('_', '');
      if (name === 'id') return slots.rows.map(({ id }) => id);
      const of = ids.filter(([table]) => `${table}id`.endsWith(plain) && plain.endsWith('id'));
      return [...(words[name] ?? []), ...of.flatMap(([, found]) => found)];
    },
    numbers: [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 21, 30, 32, 40, 61, 100, 500, 550, 3400],
  };
}

function singular(table: string): string {
  return table.replaceAll('_', '').replace(/ies$/, 'y').replace(/s$/, '');
}

function idOf(row: string): readonly string[] {
  const { id } = JSON.parse(row) as { readonly id?: unknown };
  return typeof id === 'string' ? [id] : [];
}
