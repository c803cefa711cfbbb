const forbidden = new Set(['__proto__', 'prototype', 'constructor']);

/** Whether a dotted path can become nested keys of a plain object. */
export function isSafePath(path: string): boolean {
  return path.length <= 500 && path.split('.').every((part) => part !== '' && !forbidden.has(part));
}

/** Values by dotted path as nested objects. Throws on a path that `isSafePath` refuses, or that runs through a value. */
export function nest(values: Iterable<readonly [path: string, value: unknown]>): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [path, value] of values) {
    if (!isSafePath(path)) throw new Error(`The path "${path}" can't hold a value.`);
    const parts = path.split('.');
    const last = parts.pop() ?? path;
    let node = root;
    for (const part of parts) {
      const next = Object.hasOwn(node, part) ? node[part] : (node[part] = {});
      if (next === null || typeof next !== 'object') throw new Error(`The path "${path}" runs through a value.`);
      node = next as Record<string, unknown>; // just made, or made by an earlier path
    }
    node[last] = value;
  }
  return root;
}

/** The paths of one form: each once, and none that runs through another's value. */
export class PathSet {
  readonly #taken = new Set<string>();
  readonly #inner = new Set<string>();

  /** Takes the path, or says why it can't be had. */
  claim(path: string): string | undefined {
    if (!isSafePath(path)) return "can't be used";
    const ancestors = path.split('.').map((_, index, parts) => parts.slice(0, index).join('.'));
    if (this.#taken.has(path)) return 'stands twice';
    if (this.#inner.has(path) || ancestors.some((each) => this.#taken.has(each))) return "runs through another field's";
    this.#taken.add(path);
    for (const each of ancestors) this.#inner.add(each);
    return undefined;
  }
}
