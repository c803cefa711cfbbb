// What the test runners left behind in their reports: how many passed, and what failed and why.
import { existsSync, readFileSync } from 'node:fs';

export const results = 'test-results';

/** What a suite came to. Each failure is one line: the test's name and the beginning of what was wrong. */
export type Count = { readonly passed: number; readonly failures: readonly string[] };

type VitestReport = {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

type BrowserResult = {
  readonly error?: { readonly message?: string };
  readonly attachments: readonly { readonly name: string; readonly body?: string }[];
};
type BrowserSuite = {
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly BrowserResult[];
    }[];
  }[];
};
type BrowserReport = BrowserSuite & {
  readonly stats: { readonly expected: number };
  readonly errors: readonly { readonly message?: string }[];
};

const missing: Count = { passed: 0, failures: ['It left no report.'] };

/** A file that could not even be run has failed, though it holds no failed test. */
export function vitestCount(file: string): Count {
  const report = readReport(file) as VitestReport | undefined;
  if (!report) return missing;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((each) => each.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [failure(name, message)];
    return tests.map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0]));
  });
  return { passed: report.numPassedTests, failures };
}

/** A test that passed when it was tried again has failed. */
export function browserCount(): Count {
  const report = readReport('browser.json') as BrowserReport | undefined;
  if (!report) return missing;
  return {
    passed: report.stats.expected,
    failures: [...report.errors.map(({ message }) => failure('Playwright', message)), ...browserFailures(report)],
  };
}

export function moneyCount(): Count {
  return (readReport('money.json') as Count | undefined) ?? missing;
}

export function crashCount(): Count {
  return (readReport('crash.json') as Count | undefined) ?? missing;
}

function browserFailures({ suites = [], specs = [] }: BrowserSuite): readonly string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        browserFailure(
          `${file} › ${title}`,
          results.find(({ error }) => error),
        ),
      ),
  );
  return [...own, ...suites.flatMap(browserFailures)];
}

/** With what the test's pages showed in the end: where a run leaves nothing but its lines, that is what tells the cause. */
function browserFailure(name: string, result: BrowserResult | undefined): string {
  const pages = (result?.attachments ?? []).filter((each) => each.name === 'page');
  const shown = pages.map(({ body = '' }) => oneLine(Buffer.from(body, 'base64').toString(), 900));
  return [failure(name, result?.error?.message), ...shown].join(' | ');
}

function failure(name: string, message = ''): string {
  return `${name}: ${oneLine(message, 300)}`;
}

function oneLine(text: string, length: number): string {
  // Whoever reads one line wants words, not the colours of a terminal.
  const plain = text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
  return plain.replaceAll(/\s+/g, ' ').trim().slice(0, length);
}

function readReport(file: string): unknown {
  const path = `${results}/${file}`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
