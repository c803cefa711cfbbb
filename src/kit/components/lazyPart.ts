import { createElement, lazy, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';

/**
 * The error of a part whose code failed to load. A browser never retries a failed import, so only a reload of the page
 * can help.
 */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
  /** True if a reload loses what the customer typed. */
  readonly isCostly = handler.isCostly;
}

type MissingPartHandler = {
  /** Reloads the page; returns false if it refuses to. */
  readonly reload: () => boolean;
  /** True if a reload loses what the customer typed; the page then never reloads without the customer's consent. */
  readonly isCostly: boolean;
};

let handler: MissingPartHandler = { reload: () => false, isCostly: false };

/** Sets how the page recovers from a part that failed to load. */
export function setMissingPartHandler(newHandler: MissingPartHandler): void {
  handler = newHandler;
}

/** Returns a component whose code loads when it is first rendered. */
export function lazyPart<Part, Props>(
  load: () => Promise<Part>,
  pick: (part: Part) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: pick(await requirePart(load())) }));
}

/**
 * Returns a component like `lazyPart`, and a function that loads its code beforehand. Once loaded, the component renders
 * at once, without the moment of suspense that `lazy` always has.
 */
export function preloadedPart<Part, Props extends object>(
  load: () => Promise<Part>,
  pick: (part: Part) => ComponentType<Props>,
): { readonly Preloaded: (props: Props) => ReactNode; readonly preload: () => Promise<void> } {
  const Lazy: ComponentType<Props> = lazyPart(load, pick);
  let loaded: ComponentType<Props> | undefined;
  return {
    Preloaded: function Preloaded(props) {
      const [Part] = useState(() => loaded ?? Lazy); // the same as long as it is drawn: another would begin anew
      return createElement(Part, props);
    },
    async preload() {
      loaded = pick(await load());
    },
  };
}

/** Loads code while the browser is idle. A failure is ignored: the part itself loads it again and reports the error. */
export function preloadWhenIdle(preload: () => Promise<unknown>): void {
  const start = () => void preload().catch(() => undefined);
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(start);
  else setTimeout(start, 500);
}

/**
 * Resolves to a part that the screen needs. A part that fails to load was probably removed by a newer release: the page
 * reloads, and the promise stays pending. Rejects with a `MissingPart` if the page must not reload by itself.
 */
export async function requirePart<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch((error: unknown) => {
    if (!handler.isCostly && handler.reload()) return new Promise<never>(() => undefined);
    throw new MissingPart('A part of the page could not be had.', { cause: error });
  });
}
