// Runs the browser tests with one of each test's variants: a test that is written once for several widths, providers or
// pages runs for one of them here, unless it is tagged with `@each`. All of them run with `npm run test:browser`.
// Arguments go to Playwright.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { results } from './reports';
import { leftOut, type Listed } from './variants';

/** A suite of Playwright's report: a file, or a `describe` in it. */
type Suite = {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tags: readonly string[];
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly tests: readonly { readonly projectName: string }[];
  }[];
};

const playwright = 'node_modules/.bin/playwright';
const args = process.argv.slice(2);
const skipped = join(results, 'variants-left-out.txt');
mkdirSync(results, { recursive: true });
writeFileSync(skipped, leftOut(listed()).join('\n'));
const { status } = spawnSync(playwright, ['test', `--test-list-invert=${skipped}`, ...args], { stdio: 'inherit' });
process.exit(status ?? 1);

/** Lists the tests that the arguments choose. */
function listed(): readonly Listed[] {
  const options = args.filter((each) => each.startsWith('--grep') || each.startsWith('@'));
  const { stdout } = spawnSync(playwright, ['test', '--list', '--reporter=json', ...options], {
    maxBuffer: 64 * 1024 * 1024,
    encoding: 'utf8',
  });
  const { suites } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { readonly suites: readonly Suite[] };
  return suites.flatMap((file) => testsOf(file, []));
}

function testsOf({ suites = [], specs }: Suite, path: readonly string[]): readonly Listed[] {
  return [
    ...specs
      .filter(({ tags }) => !tags.includes('each'))
      .flatMap(({ title, file, line, column, tests }) =>
        tests.map(({ projectName }) => ({
          place: `${file}:${line}:${column}`,
          name: [`[${projectName}]`, file, ...path, title].join(' › '),
        })),
      ),
    ...suites.flatMap((each) => testsOf(each, [...path, each.title])),
  ];
}
