import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of the page could not be had. A browser doesn't ask for it twice: only loading the page anew brings it. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
  /** Whether loading the page anew costs what was typed. */
  readonly isCostly = missing.isCostly;
}

type Missing = {
  /** Loads the whole page anew, and answers whether it does. */
  readonly loadAnew: () => boolean;
  /** Nothing that was typed outlasts a load, so that nobody's page is loaded anew unasked. */
  readonly isCostly: boolean;
};

let missing: Missing = { loadAnew: () => false, isCostly: false };

/** Names what is done where a part is missing. */
export function whenPartIsMissing(answer: Missing): void {
  missing = answer;
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
 * would be drawn waits for that. Rejects with a `MissingPart` where it is not, or only by who asks for it.
 */
export async function arrived<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch((error: unknown) => {
    if (!missing.isCostly && missing.loadAnew()) return new Promise<never>(() => undefined);
    throw new MissingPart('A part of the page could not be had.', { cause: error });
  });
}
