import { readFileSync } from 'node:fs';

const shared = ['base.js', 'listeners.js', 'frame.js', 'overlay.js'].map(
  (name) => new URL(`public/script/${name}`, import.meta.url),
);

/**
 * Builds a provider's script from the shared parts and its own, inside a function so that it adds no names to the page.
 */
export function bundle(path: string, source: URL): string {
  const depth = path.split('/').length - 2;
  const parts = [...shared, source].map((file) => readFileSync(file, 'utf8'));
  return `(() => {\n'use strict';\nconst base = baseOf(${depth});\n${parts.join('\n')}\n})();\n`;
}
