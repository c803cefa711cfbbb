import { sql, type ExpressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { CustomerMatch, Dependant, FoundCustomer } from '../../schemas/generated/wire';
import { pence } from '../../src/ground/core/money';
import { formatUkDate, type IsoDate } from '../../src/ground/core/dates';
import { dependantsOf } from '../customers/dependants';
import { membershipRows } from '../memberships/held/membershipRows';
import { stateOf } from '../memberships/held/membershipState';
import { freezeOn, freezesWithin } from '../customers/freezes';
import { birthOf } from '../customers/people';
import type { Customer } from '../contract/calls';
import type { Queries } from '../database/database';
import { dateColumn } from '../database/dateColumn';
import type { Tables } from '../database/tables/tables';
import { priceAnswer } from '../pricing/prices';
import { readSearch, type Search } from './readSearch';

const mostFound = 20;
/** Fewer digits than these are in too many phone numbers. */
const leastPhoneDigits = 6;
/** The digits of a phone number without its trunk or country code. */
const nationalDigits = 10;

const ownName = sql`lower(first_name || ' ' || last_name)`;
const ownText = sql`lower(concat_ws(' ', first_name, last_name, email, reference))`;
const childrenText = sql`(select lower(string_agg(first_name || ' ' || last_name, ' ')) from dependants
  where dependants.customer_id = customers.id)`;
const phoneDigits = sql<string>`regexp_replace(coalesce(details->>'mobile', ''), '\\D', '', 'g')`;
const postcode = sql`upper(replace(coalesce(details->'address'->>'postcode', ''), ' ', ''))`;
const birth = sql`details->>'dateOfBirth'`;

type Where = ExpressionBuilder<Tables, 'customers'>;

/**
 * Finds the customers whom a text describes, best match first: the card or customer id, then phone number, postcode or
 * birth date, then names that begin with the words, other parts of names and e-mail, and last their children.
 */
export async function findCustomers(
  queries: Queries,
  testId: string,
  text: string,
  today: IsoDate,
): Promise<CustomerMatch[]> {
  const search = readSearch(text);
  if (search.text === '') return [];
  const customers = await queries
    .selectFrom('customers')
    .selectAll()
    .where('test_id', '=', testId)
    .where('walk_in', '=', false)
    .where('deleted_at', 'is', null)
    .where((where) => where.or(waysToMatch(where, search)))
    .orderBy((where) => rankOf(where, search))
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .limit(mostFound)
    .execute();
  const found: CustomerMatch[] = [];
  for (const customer of customers)
    found.push({
      ...(await foundCustomer(queries, customer, today)),
      matched: await matchOf(queries, customer, search),
    });
  return found;
}

/** Returns a customer as staff see them at the desk. */
export async function foundCustomer(queries: Queries, customer: Customer, today: IsoDate): Promise<FoundCustomer> {
  const { id, reference, first_name, last_name, email, credit_pence, walk_in } = customer;
  const memberships = await membershipRows(queries, id);
  const inState = (state: 'active' | 'frozen') => memberships.find((each) => stateOf(each, today) === state);
  const held = inState('active') ?? inState('frozen');
  const frozen = held && freezeOn(freezesWithin(held), today);
  return {
    ...{ id, reference, first_name, last_name, email, walk_in },
    date_of_birth: birthOf(customer),
    membership: held?.name ?? null,
    ...(frozen && { frozen_until: frozen.ends_on }),
    credit: priceAnswer(pence(credit_pence)),
  };
}

function waysToMatch(where: Where, search: Search): Expression<SqlBool>[] {
  return [isNumber(where, search), isPostcode(search), isBorn(where, search), hasWords(where, search)].flatMap(
    (way) => way ?? [],
  );
}

function isNumber(where: Where, { number }: Search): Expression<SqlBool> | undefined {
  if (number === undefined) return undefined;
  const isCard = where('barcode', '=', number);
  if (number.length < leastPhoneDigits) return isCard;
  return where.or([isCard, where(phoneDigits, 'like', `%${number.slice(-nationalDigits)}%`)]);
}

function isPostcode({ postcode: named }: Search): Expression<SqlBool> | undefined {
  return named === undefined ? undefined : sql<SqlBool>`${postcode} = ${named}`;
}

/** The customer or one of their children was born on the day; other words name them. */
function isBorn(where: Where, { birth: day, words }: Search): Expression<SqlBool> | undefined {
  if (day === undefined) return undefined;
  const isOwn = sql<SqlBool>`${birth} = ${day}`;
  const isChilds = where.exists(
    where
      .selectFrom('dependants')
      .select('dependants.id')
      .whereRef('dependants.customer_id', '=', 'customers.id')
      .where('dependants.removed_at', 'is', null)
      .where('dependants.date_of_birth', '=', day),
  );
  return where.and([where.or([isOwn, isChilds]), ...words.map((word) => isNamed(word))]);
}

function hasWords(where: Where, { words, birth: day }: Search): Expression<SqlBool> | undefined {
  return words.length === 0 || day !== undefined ? undefined : where.and(words.map((word) => isNamed(word)));
}

function isNamed(word: string): Expression<SqlBool> {
  return sql<SqlBool>`concat_ws(' ', ${ownText}, ${childrenText}) like ${`%${escaped(word)}%`}`;
}

/** Ranks a match, 0 for the best. */
function rankOf(where: Where, search: Search): Expression<number> {
  const { text, words, number } = search;
  const facts = [isNumber(where, search), isPostcode(search)].flatMap((way) => way ?? []);
  const isBeginning = words.map((word) => sql<SqlBool>`(' ' || ${ownName}) like ${`% ${escaped(word)}%`}`);
  const isOwn = words.map((word) => sql<SqlBool>`${ownText} like ${`%${escaped(word)}%`}`);
  return where
    .case()
    .when(where.or([where('barcode', '=', number ?? ''), sql<SqlBool>`${text} in (lower(reference), lower(email))`]))
    .then(0)
    .when(where.or([...facts, sql<SqlBool>`${ownName} = ${text}`]))
    .then(1)
    .when(where.and(isBeginning))
    .then(2)
    .when(where.and(isOwn))
    .then(3)
    .else(4)
    .end();
}

/** Says by what a search found a customer; null where their name, e-mail or id, which the page shows, says it. */
async function matchOf(
  queries: Queries,
  customer: Customer,
  { text, words, number, postcode: code, birth: day }: Search,
): Promise<CustomerMatch['matched']> {
  const { mobile, address } = customer.details as { mobile?: string; address?: { postcode?: string } };
  if (number === customer.barcode) return { by: 'card', text: `Card ${customer.barcode}` };
  if (text === customer.reference.toLowerCase()) return { by: 'card', text: `Customer ID ${customer.reference}` };
  if (number !== undefined && mobile?.replaceAll(/\D/g, '').includes(number.slice(-nationalDigits)))
    return { by: 'detail', text: `Phone ${mobile}` };
  if (code !== undefined && address?.postcode?.toUpperCase().replaceAll(' ', '') === code)
    return { by: 'detail', text: `Postcode ${address.postcode}` };
  const { first_name, last_name, email, reference } = customer;
  const own = `${first_name} ${last_name} ${email} ${reference}`.toLowerCase();
  if (words.every((word) => own.includes(word)) && (day === undefined || birthOf(customer) === day)) return null;
  const children = await dependantsOf(queries, customer.id);
  const said = (each: Dependant): number =>
    Number(each.date_of_birth === day) +
    words.filter((word) => `${each.first_name} ${each.last_name}`.toLowerCase().includes(word)).length;
  const [child] = children.filter((each) => said(each) > 0).sort((a, b) => said(b) - said(a));
  return child
    ? {
        by: 'child',
        text: `${child.first_name} ${child.last_name}, born ${formatUkDate(dateColumn(child.date_of_birth))}`,
      }
    : null;
}

function escaped(word: string): string {
  return word.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
