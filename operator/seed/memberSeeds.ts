import type { CustomerSeed } from './CustomerSeed';

/** Customers whose account is filled; `holdings.ts` says with what. */
export const memberSeeds = [
  {
    email: 'morgan@example.org',
    reference: 'AV-10010',
    firstName: 'Morgan',
    lastName: 'Reid',
    member: true,
    mandate: true,
    billingDay: 1,
    savedCard: 'good',
    credit: 1250,
    note: 'a member for years, with a full account',
  },
  {
    email: 'nadia@example.org',
    reference: 'AV-10011',
    firstName: 'Nadia',
    lastName: 'Haddad',
    member: true,
    mandate: true,
    billingDay: 8,
    note: 'has a membership that waits for proof of eligibility',
  },
  {
    email: 'felix@example.org',
    reference: 'AV-10012',
    firstName: 'Felix',
    lastName: 'Stone',
    member: true,
    membershipCredit: 500,
    note: 'has a membership that ends in ten days and can be renewed',
  },
  {
    email: 'ruth@example.org',
    reference: 'AV-10013',
    firstName: 'Ruth',
    lastName: 'Adeyemi',
    member: true,
    note: 'has a penalty to pay and a membership that has ended',
  },
  {
    email: 'leila@example.org',
    reference: 'AV-10014',
    firstName: 'Leila',
    lastName: 'Mensah',
    member: true,
    credit: 1840,
    note: 'books for two children; has packages and credit, and no membership',
  },
] as const satisfies readonly CustomerSeed[];

export type MemberReference = (typeof memberSeeds)[number]['reference'];
