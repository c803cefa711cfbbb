import { readFileSync } from 'node:fs';

const shared = ['base.js', 'listeners.js', 'frame.js', 'overlay.js'].map(
  (name) => new URL(`public/script/${name}`, import.meta.url),
);

/** One script of a provider's: what all of them share and its own, in a function so that the page's names stay free. */
export function bundle(path: string, source: URL): string {
  const depth = path.split('/').length - 2;
  const parts = [...shared, source].map((file) => readFileSync(file, 'utf8'));
  return `(() => {\n'use strict';\nconst base = baseOf(${depth});\n${parts.join('\n')}\n})();\n`;
}
