import { readFileSync } from 'node:fs';

type Manifest = Readonly<Record<string, { readonly file: string }>>;

/**
 * The path of the script that the build made of a source file which pages import when they need it:
 * `/assets/LoginScreen-Dk7Hxqy.js`. Throws where the build has none, so that a test of a part that is missing, or
 * must not be loaded, fails once its file has moved.
 */
export function scriptOf(source: string): string {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest;
  const entry = manifest[source];
  if (!entry) throw new Error(`The build has no script of its own for ${source}.`);
  return `/${entry.file}`;
}
