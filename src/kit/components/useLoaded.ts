import { use } from 'react';

/** The stores that a screen works with, or the function that loads them, which returns the same promise each time. */
export type Late<T> = T | (() => Promise<T>);

const promises = new WeakMap<object, Promise<unknown>>();

/**
 * Returns what has been loaded, and suspends while it loads. It calls `use` either way, since React warns of a component
 * that has suspended by it and then renders without it.
 */
export function useLoaded<T extends object>(source: Late<T>): T {
  return use(typeof source === 'function' ? source() : loadedPromise(source));
}

/** Returns a promise of what is there, which React need not wait for: it reads the fields `status` and `value` of a promise. */
function loadedPromise<T extends object>(value: T): Promise<T> {
  const known = promises.get(value) as Promise<T> | undefined;
  if (known) return known;
  const promise = Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
  promises.set(value, promise);
  return promise;
}
