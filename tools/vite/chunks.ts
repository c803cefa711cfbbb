import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const page = fileURLToPath(new URL('../../src/', import.meta.url));

/** What is needed to draw anything is one file to ask for. */
export const firstChunk = chunk('first', `${page}main.ts`, 2);
/** What is needed to use anything is another, less what the first has of it. */
export const appChunk = chunk('app', `${page}app/begin.tsx`, 1);

/** All that a module imports. The module itself is left out: it does something when it runs, and others may want the rest. */
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
