/** Memoises a pure function of two objects; each result is kept as long as both objects live. */
export function memoise<A extends object, B extends object, R>(compute: (a: A, b: B) => R): (a: A, b: B) => R {
  const results = new WeakMap<A, WeakMap<B, R>>();
  return (a, b) => {
    let byB = results.get(a);
    if (!byB) results.set(a, (byB = new WeakMap()));
    let result = byB.get(b);
    if (result === undefined) byB.set(b, (result = compute(a, b)));
    return result;
  };
}
