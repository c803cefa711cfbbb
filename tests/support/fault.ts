import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A mistake that somebody might make: the text `find`, which stands in `file` once, becomes `put`. */
export type Fault = {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly put: string;
};

/** Sets a mistake into the code at `root`. Throws at the end of a build in which the text to replace was not there once. */
export function mistake(root: string, { file, find, put, name }: Fault): Plugin {
  let times = 0;
  return {
    name: 'joinery-deliberate-fault',
    enforce: 'pre',
    transform(code, id) {
      if (id.split('?')[0] !== join(root, file)) return undefined;
      times = code.split(find).length - 1;
      return { code: code.replace(find, () => put), map: null };
    },
    buildEnd() {
      if (times !== 1) throw new Error(`${file} has the text of the fault "${name}" ${times} times instead of once.`);
    },
  };
}
