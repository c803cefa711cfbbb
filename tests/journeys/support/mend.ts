import type { Mend } from '../../../src/ground/journey/language/problems';

/** Makes the edit that a message says. */
export function mended<T extends object>(file: T, { pointer, value }: Mend): T {
  const copy = structuredClone(file);
  const names = pointer.split('/').slice(1);
  const last = names.pop() ?? '';
  const parent = names.reduce<object>((at, name) => {
    if (!Object.hasOwn(at, name)) Reflect.set(at, name, {});
    return Reflect.get(at, name) as object; // a pointer leads through objects and lists alone
  }, copy);
  if (value !== undefined) Reflect.set(parent, last, value);
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else Reflect.deleteProperty(parent, last);
  return copy;
}
