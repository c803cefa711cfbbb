import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part of the page that is loaded when it is first drawn. One that a newer release has replaced comes as nothing, since
 * the whole page is then being loaded anew: what would be drawn waits for that.
 */
export function lazyPart<Part, Props>(
  load: () => Promise<Part | undefined>,
  pick: (part: Part) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const part = await load();
    return part === undefined ? new Promise<never>(() => undefined) : { default: pick(part) };
  });
}
