// `npm run theme -- check theme.json`: reports the contrast of an operator's colours on the page. See
// docs/operators.md.
import { readFileSync } from 'node:fs';
import { checkTheme } from './theme/checkTheme';

const usage = `npm run theme -- check FILE

  Prints each pair of colours with its contrast, the minimum of WCAG 2.2 AA, and the shade that the page uses.

Exit codes: 0 the theme is valid, 1 it has invalid fields, 2 the file could not be read.`;

const [command, file, ...more] = process.argv.slice(2);
if (command !== 'check' || file === undefined || more.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else process.exitCode = check(file);

function check(path: string): number {
  const text = read(path);
  if (text === undefined) {
    console.error(`There is no readable file ${path}. Name the file: npm run theme -- check theme.json`);
    return 2;
  }
  const { problems, pairs } = checkTheme(path, text);
  if (pairs.length > 0) console.log(pairs.join('\n'));
  if (problems.length > 0) console.error(problems.join('\n'));
  if (problems.length > 0) return pairs.length > 0 ? 1 : 2;
  return 0;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
