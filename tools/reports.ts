// Reads the test runners' reports: the number of passed tests, and the failures with their reasons.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export const results = 'test-results';

/** The result of a suite. Each failure is one line: the test's name and the beginning of the error. */
export type Count = {
  readonly passed: number;
  readonly failures: readonly string[];
  readonly timed?: readonly Timed[];
};

/** The duration of a test, with the file that contains it. */
export type Timed = { readonly file: string; readonly name: string; readonly ms: number };

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
      readonly duration?: number | null;
    }[];
  }[];
};

type BrowserResult = {
  readonly duration: number;
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

/** Reads a report of vitest. A file that could not run counts as one failure. */
export function vitestCount(file: string): Count {
  const report = readReport(file) as VitestReport | undefined;
  if (!report) return missing;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((each) => each.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [failure(name, message)];
    return tests.map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0]));
  });
  const timed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative('.', name),
      name: fullName,
      ms: duration ?? 0,
    })),
  );
  return { passed: report.numPassedTests, failures, timed };
}

/** Reads the report of Playwright. A test that passed only on a retry counts as failed. */
export function browserCount(): Count {
  const report = readReport('browser.json') as BrowserReport | undefined;
  if (!report) return missing;
  return {
    passed: report.stats.expected,
    failures: [...report.errors.map(({ message }) => failure('Playwright', message)), ...browserFailures(report)],
    timed: browserTimes(report),
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

function browserTimes({ suites = [], specs = [] }: BrowserSuite): readonly Timed[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ results: runs }) =>
      runs.map(({ duration }) => ({ file: `tests/browser/${file}`, name: title, ms: duration })),
    ),
  );
  return [...own, ...suites.flatMap(browserTimes)];
}

/** Formats a failure with the final text of the test's pages, from which the cause can be found without a trace. */
function browserFailure(name: string, result: BrowserResult | undefined): string {
  const pages = (result?.attachments ?? []).filter((each) => each.name === 'page');
  const shown = pages.map(({ body = '' }) => oneLine(Buffer.from(body, 'base64').toString(), 900));
  return [failure(name, result?.error?.message), ...shown].join(' | ');
}

function failure(name: string, message = ''): string {
  return `${name}: ${oneLine(message, 300)}`;
}

function oneLine(text: string, length: number): string {
  // Removes the terminal's colour codes.
  const plain = text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
  return plain.replaceAll(/\s+/g, ' ').trim().slice(0, length);
}

function readReport(file: string): unknown {
  const path = `${results}/${file}`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
