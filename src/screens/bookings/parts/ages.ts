type Ages = { readonly minAge: number | null; readonly maxAge: number | null };

/** `Ages 5 to 11`, `16 and over`, `Up to 10`; `undefined` for everybody. */
export function agesText({ minAge, maxAge }: Ages): string | undefined {
  if (minAge !== null && maxAge !== null) return `Ages ${minAge} to ${maxAge}`;
  if (minAge !== null) return `Ages ${minAge} and over`;
  return maxAge === null ? undefined : `Ages up to ${maxAge}`;
}
