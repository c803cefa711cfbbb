// `npm run theme -- check theme.json`: what the page makes of an operator's colours. See the README.
import { readFileSync } from 'node:fs';
import { checkTheme } from './theme/checkTheme';

const usage = `npm run theme -- check FILE

  Prints each pair of colours with its contrast, what WCAG 2.2 AA asks for, and the shade that the page takes.

Exit codes: 0 the theme holds, 1 it has broken fields, 2 it could not be read.`;

const [command, file, ...more] = process.argv.slice(2);
if (command !== 'check' || file === undefined || more.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else process.exitCode = check(file);

function check(path: string): number {
  const text = read(path);
  if (text === undefined) {
    console.error(`There is no file ${path} that can be read. Say which: npm run theme -- check theme.json`);
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
