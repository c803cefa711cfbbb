import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of the page could not be had. A browser doesn't ask for it twice: only loading the page anew brings it. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
}

/** A part of the page that is loaded when it is first drawn. */
export function lazyPart<Part, Props>(
  load: () => Promise<Part | undefined>,
  pick: (part: Part) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: pick(await arrived(load())) }));
}

/**
 * One that a newer release has replaced comes as nothing, since the whole page is being loaded anew: so it never comes.
 * Rejects with a `MissingPart`.
 */
export async function arrived<Part>(part: Promise<Part | undefined>): Promise<Part> {
  const loaded = await part.catch((error: unknown) => {
    throw new MissingPart('A part of the page could not be had.', { cause: error });
  });
  return loaded ?? new Promise<never>(() => undefined);
}
