import { beforeAll, expect, it } from 'vitest';
import { sharedHarness, type Caller, type Harness } from '../harness';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

type Keyed = Readonly<Record<string, unknown>>;

/** The entities that the answer about a customer refers to, by their keys: venues by slug, membership users by id. */
async function entities(caller: Caller): Promise<{ readonly venues: Keyed; readonly membershipUsers: Keyed }> {
  const { data: venues } = await caller.get('/api/venues/online-joining');
  const { data: basket } = await caller.get('/api/checkout?source=bookings');
  const { people } = basket as { readonly people: readonly { readonly id: string; readonly is_customer: boolean }[] };
  return {
    venues: Object.fromEntries((venues as readonly { readonly slug: string }[]).map((each) => [each.slug, each])),
    membershipUsers: Object.fromEntries(people.filter((each) => each.is_customer).map((each) => [each.id, each])),
  };
}

it.each([
  ['morgan@example.org', true],
  ['felix@example.org', true],
  ['dev@example.org', false],
])(
  'the answer about %s refers to venue and membership user by their keys, and copies neither',
  async (email, member) => {
    const caller = await harness.signedIn(email);
    const { data } = await caller.get('/api/auth/user');
    const user = data as Keyed & { readonly id: string; readonly home_venue_slug: string };
    const { venues, membershipUsers } = await entities(caller);
    expect(Object.keys(membershipUsers)).toEqual([user.id]);
    expect(user.membership_user).toBe(member);
    if (member) expect(venues).toHaveProperty([user.home_venue_slug, 'slug'], user.home_venue_slug);
    const copied = Object.keys(user).filter((key) => /venue|membership_user/.test(key));
    expect(copied).toEqual(['home_venue_slug', 'membership_user']);
  },
);
