import type { Journey } from '../../../../schemas/generated/journey';

/** A journey as served. The stamp proves that the journey passed the check in the current version of the language. */
export type StampedJourney = {
  readonly stamp: string;
  readonly journey: Journey;
  /** The reason why the file's current content is not served; the served journey is the last one that passed. */
  readonly refused?: string;
};

/** Returns a journey's stamp: the hash of the language's hash (`language`) and the journey's JSON text. */
export function stampOf(journey: unknown, language: string): Promise<string> {
  return hashOf(`${language}\n${JSON.stringify(journey)}`);
}

/** Returns the SHA-256 of a text, in hex. */
export async function hashOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
