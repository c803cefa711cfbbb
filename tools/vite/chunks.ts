import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const page = fileURLToPath(new URL('../../src/', import.meta.url));

/** The first chunk: all modules that the first screen needs, in one file. */
export const firstChunk = chunk('first', `${page}main.ts`, 2);
/** The second chunk: all modules that the running app needs, without those of the first chunk. */
export const appChunk = chunk('app', `${page}shell/begin.tsx`, 1);

/**
 * Returns a chunk of all modules that an entry imports. The entry itself is left out, because it runs on load and other
 * entries may need the rest.
 */
function chunk(name: string, start: string, priority: number): Rolldown.CodeSplittingGroup {
  let modules: ReadonlySet<string> | undefined;
  return {
    name(id, graph) {
      modules ??= allOf(start, graph);
      return modules.has(id) ? name : null;
    },
    priority,
  };
}

function allOf(start: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(add);
  };
  add(start);
  found.delete(start);
  return found;
}
