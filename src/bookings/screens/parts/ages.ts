type Ages = { readonly minAge: number | null; readonly maxAge: number | null };

/** Returns `Ages 5 to 11`, `Ages 16 and over` or `Ages up to 10`; `undefined` without a limit. */
export function agesText({ minAge, maxAge }: Ages): string | undefined {
  if (minAge !== null && maxAge !== null) return `Ages ${minAge} to ${maxAge}`;
  if (minAge !== null) return `Ages ${minAge} and over`;
  return maxAge === null ? undefined : `Ages up to ${maxAge}`;
}
