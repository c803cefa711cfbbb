const forbidden = new Set(['__proto__', 'prototype', 'constructor']);

/** Reports whether a dotted path can become nested keys of a plain object. */
export function isSafePath(path: string): boolean {
  return path.length <= 500 && path.split('.').every((part) => part !== '' && !forbidden.has(part));
}

/** Nests values by their dotted paths. Throws on a path that `isSafePath` refuses, or that runs through a value. */
export function nest(values: Iterable<readonly [path: string, value: unknown]>): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [path, value] of values) {
    if (!isSafePath(path)) throw new Error(`The path "${path}" can't hold a value.`);
    const parts = path.split('.');
    const last = parts.pop() ?? path;
    let node = root;
    for (const part of parts) {
      const next = Object.hasOwn(node, part) ? node[part] : (node[part] = {});
      if (!isPlain(next)) throw new Error(`The path "${path}" runs through a value.`);
      node = next;
    }
    node[last] = value;
  }
  return root;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The paths of one form: each once, and none that runs through another's value. */
export class PathSet {
  readonly #taken = new Set<string>();
  readonly #inner = new Set<string>();

  /** Takes the path, or returns the reason why a form can't have it. */
  claim(path: string): string | undefined {
    if (!isSafePath(path)) return "can't be used";
    const ancestors = path.split('.').map((_, index, parts) => parts.slice(0, index).join('.'));
    if (this.#taken.has(path)) return 'is used twice';
    if (this.#inner.has(path) || ancestors.some((each) => this.#taken.has(each))) return "runs through another field's";
    this.#taken.add(path);
    for (const each of ancestors) this.#inner.add(each);
    return undefined;
  }
}
