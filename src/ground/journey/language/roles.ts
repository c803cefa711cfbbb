import type { Event, ProvisionEntry, Vocabulary } from '../../../../schemas/generated/journey';

/** The meaning of a provision to the product, whatever name the vocabulary gives it. */
export type ProvisionRole = NonNullable<ProvisionEntry['role']>;

/** The part of the product that tells of an event, whatever the vocabulary calls it. */
export type EventRole = NonNullable<Event['role']>;

const provisionRoleSet: Readonly<Record<ProvisionRole, true>> = {
  'home-centre': true,
  'chosen-membership': true,
  'customer-account': true,
  'question-answers': true,
  'start-date': true,
  'accepted-terms': true,
  'direct-debit': true,
  'promotion-code': true,
  'billing-details': true,
  'card-payment': true,
};
const eventRoleSet: Readonly<Record<EventRole, true>> = {
  'signed-in': true,
  'signed-out': true,
  'not-eligible': true,
  'cart-found': true,
};

/** Every role that a vocabulary must give to a provision. */
export const provisionRoles = Object.keys(provisionRoleSet);

/** Every role that a vocabulary must give to an event. */
export const eventRoles = Object.keys(eventRoleSet);

/** The name of the provision with a role. */
export function provisionFor({ provisions }: Vocabulary, role: ProvisionRole): string {
  return nameOf(provisions, role);
}

/** The name of the event with a role. */
export function eventFor({ events }: Vocabulary, role: EventRole): string {
  return nameOf(events, role);
}

/** Reports whether a section gives the provision with a role. */
export function gives(
  { provides }: { readonly provides: readonly string[] },
  role: ProvisionRole,
  { provisions }: Vocabulary,
): boolean {
  return provides.some((each) => provisions[each]?.role === role);
}

function nameOf(entries: Readonly<Record<string, { readonly role?: string }>>, role: string): string {
  const entry = Object.entries(entries).find(([, each]) => each.role === role);
  if (!entry)
    throw new Error(
      `The vocabulary gives the role "${role}" to nothing; a vocabulary must be parsed before it is used.`,
    );
  return entry[0];
}
