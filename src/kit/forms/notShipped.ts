/** A stand-in for a library's function or component that the page never uses. Calling it is a bug. */
export function notShipped(name: string): () => never {
  return () => {
    throw new Error(`${name} is not shipped, as no form uses it: see docs/decisions/0027-what-is-shipped-of-rjsf.md.`);
  };
}
