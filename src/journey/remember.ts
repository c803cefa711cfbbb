/** A pure function of two objects that remembers its answers as long as both objects live. */
export function remember<A extends object, B extends object, R>(compute: (a: A, b: B) => R): (a: A, b: B) => R {
  const answers = new WeakMap<A, WeakMap<B, R>>();
  return (a, b) => {
    let known = answers.get(a);
    if (!known) answers.set(a, (known = new WeakMap()));
    let answer = known.get(b);
    if (answer === undefined) known.set(b, (answer = compute(a, b)));
    return answer;
  };
}
