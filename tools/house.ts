// `npm run house`: prints the figures of the code's shape: arrows between rooms, knots, long functions, comments.
// With `-- --comments` it lists the comments that begin without a subject.
import { fileURLToPath } from 'node:url';
import { importsOf, sourceFiles } from './house/imports';
import { measure } from './house/measures';
import { readHouses } from './house/houses';
import { knotsOf, type House } from './house/rooms';

const root =
  process.argv.find((each) => each.startsWith('--root='))?.slice('--root='.length) ??
  fileURLToPath(new URL('../', import.meta.url));
const folders = ['src', 'operator', 'bank'];
const files = folders.flatMap((folder) => sourceFiles(root, folder));
const measures = files.map((file) => ({ file, ...measure(root, file) }));

if (process.argv.includes('--comments'))
  for (const { file, subjectless } of measures) for (const comment of subjectless) console.log(`${file}: ${comment}`);
else for (const line of report()) console.log(line);

function report(): readonly string[] {
  const { page, backEnd } = readHouses(root);
  const functions = measures.flatMap((each) => each.functions);
  const comments = sum(measures.map((each) => each.comments));
  const subjectless = sum(measures.map((each) => each.subjectless.length));
  return [
    ...[['page', page] as const, ['back end', backEnd] as const].map(([name, house]) => houseLine(name, house)),
    `functions over 50 lines: ${functions.filter((lines) => lines > 50).length}, over 60: ${functions.filter((lines) => lines > 60).length}`,
    `files over 250 lines: ${measures.filter(({ lines }) => lines > 250).length}, over 300: ${measures.filter(({ lines }) => lines > 300).length}`,
    `largest fan-in of a context: ${largestContext()}`,
    `type assertions: ${sum(measures.map((each) => each.assertions))}`,
    `doc comments: ${comments}, without a subject: ${subjectless} (${((100 * subjectless) / Math.max(comments, 1)).toFixed(1)} %)`,
  ];
}

function houseLine(name: string, house: House): string {
  const [largest = []] = knotsOf(house);
  return `${name}: ${house.rooms.length} rooms, ${house.arrows.length} arrows between them, largest knot ${largest.length}`;
}

/** Returns the React context that most files import, with their number. */
function largestContext(): string {
  const importers = new Map<string, number>();
  for (const { to } of importsOf(root, files))
    if (/Context\.tsx?$/.test(to)) importers.set(to, (importers.get(to) ?? 0) + 1);
  const [first] = [...importers].sort(([, a], [, b]) => b - a);
  return first ? `${first[1]} (${first[0]})` : 'none';
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
