import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of the page could not be had. A browser doesn't ask for it twice: only loading the page anew brings it. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
}

let loadAnew = (): boolean => false;

/** Names what loads the whole page anew where a part is missing, and answers whether it does. */
export function whenPartIsMissing(answer: () => boolean): void {
  loadAnew = answer;
}

/** A part of the page that is loaded when it is first drawn. */
export function lazyPart<Part, Props>(
  load: () => Promise<Part>,
  pick: (part: Part) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: pick(await arrived(load())) }));
}

/**
 * A part that the screen needs. One that is gone was replaced by a newer release: the whole page is loaded anew, and what
 * would be drawn waits for that. Rejects with a `MissingPart` where it is not.
 */
export async function arrived<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch((error: unknown) => {
    if (loadAnew()) return new Promise<never>(() => undefined);
    throw new MissingPart('A part of the page could not be had.', { cause: error });
  });
}
