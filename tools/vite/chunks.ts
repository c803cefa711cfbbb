import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const page = fileURLToPath(new URL('../../src/', import.meta.url));

/** The first chunk: all modules that the first screen needs, in one file. */
export const firstChunk = chunk('first', 2, (graph) => allOf(`${page}main.ts`, graph));
const walk = `${page}shell/wiring/walk.ts`;
/** The modules of walking a journey that other screens do without. */
const ofWalksOnly =
  /\/(?:src\/(?:joining|kit\/walk|kit\/fields(?!\/(?:showRefusal|formBody))|ground\/(?:journey|rules)|shell\/wiring\/walk)|journeys|schemas)\b/;

/** Small modules that several late parts share: a file for each would weigh more than they do. */
const small = [
  'finder/addressOf.ts',
  'ground/core/duration.ts',
  'ground/core/typedDate.ts',
  'kit/components/afterFrame.ts',
  'kit/components/Breadcrumbs.tsx',
  'kit/components/LinkButton.tsx',
  'kit/components/dialog/lazyDialog.tsx',
  'kit/components/Floor.tsx',
  'kit/components/Ticket.tsx',
  'kit/components/useFocusOn.ts',
  'kit/fields/gateHint.ts',
  'kit/forms/lazyFormView.ts',
].map((name) => `${page}${name}`);

const begin = `${page}shell/begin.tsx`;

/**
 * The second chunk: all modules that the running app needs, without those of the first chunk; what walking a journey
 * shares with other screens, so that these do without the walk; and what is too small for a file of its own.
 */
export const appChunk = chunk('app', 1, (graph) => [
  begin,
  ...allOf(begin, graph),
  ...[...allOf(walk, graph)].filter((id) => id !== walk && !ofWalksOnly.test(id)),
  ...small,
]);
/** The chunk of walking a journey, which most sites load late, with what is small and on the screen of every walk. */
export const walkChunk = chunk('walk', 0, (graph) => [walk, ...allOf(walk, graph), `${page}inspector/Inspector.tsx`]);

/** The chunk of the first screen of joining, which the walks of a membership have in common. */
export const joinChunk = chunk('join', 0, () =>
  ['JoinScreen', 'JourneyView', 'SelectionTicket'].map((name) => `${page}joining/screens/${name}.tsx`),
);

/** The chunk of the pass, with what is as small and on every page of the account too. */
export const passChunk = chunk('pass', 0, () =>
  [
    'account/pass/Barcode.tsx',
    'account/pass/passTitle.ts',
    'account/AccountContext.ts',
    'ground/core/payAsYouGo.ts',
    'ground/core/spacedNumber.ts',
  ].map((name) => `${page}${name}`),
);

/** The chunk of saving a file, which the account's first screen needs with the button that saves bookings. */
export const savingChunk = chunk('saving', 0, () =>
  ['kit/calendar/CalendarButton.tsx', 'kit/components/saveFile.ts'].map((name) => `${page}${name}`),
);

/** Returns a chunk of the modules that `ofGraph` finds and that no chunk of a higher priority has. */
function chunk(
  name: string,
  priority: number,
  ofGraph: (graph: Rolldown.ChunkingContext) => Iterable<string>,
): Rolldown.CodeSplittingGroup {
  let modules: ReadonlySet<string> | undefined;
  return {
    name(id, graph) {
      modules ??= new Set(ofGraph(graph));
      return modules.has(id) ? name : null;
    },
    priority,
  };
}

/**
 * Returns all modules that an entry imports. The entry itself is left out, because it may run on load and other entries
 * may need the rest.
 */
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
