import type { Journey } from '../../schemas/generated/journey';

/** A journey as it is given out: `stamp` says that it passed the check in the language that `language` is the hash of. */
export type StampedJourney = {
  readonly stamp: string;
  readonly journey: Journey;
  /** Why what stands in the file now is not given out; what is, is the last that passed. */
  readonly refused?: string;
};

/** SHA-256, in hex, of the language's own hash and the journey as canonical JSON. */
export async function stampOf(journey: unknown, language: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${language}\n${JSON.stringify(journey)}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
