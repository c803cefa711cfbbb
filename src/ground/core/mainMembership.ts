/** Returns the membership that stands for its customer: the active one, else the first that has not ended. */
export function mainMembership<T extends { readonly state: string }>(memberships: readonly T[]): T | undefined {
  const current = memberships.filter(({ state }) => state !== 'ended');
  return current.find(({ state }) => state === 'active') ?? current[0];
}
