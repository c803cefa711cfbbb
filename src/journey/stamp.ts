import type { Journey } from '../../schemas/generated/journey';

/** A journey as it is given out: `stamp` says that it passed the check in the language that `language` is the hash of. */
export type StampedJourney = {
  readonly stamp: string;
  readonly journey: Journey;
  /** Why what stands in the file now is not given out; what is, is the last that passed. */
  readonly refused?: string;
};

/** What vouches for a journey: the hash of the language's own hash and the journey as canonical JSON. */
export function stampOf(journey: unknown, language: string): Promise<string> {
  return hashOf(`${language}\n${JSON.stringify(journey)}`);
}

/** SHA-256 of a text, in hex. */
export async function hashOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
