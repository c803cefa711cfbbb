import type { Page } from '@playwright/test';

/** The milliseconds between two looks, of which the last is repeated. */
const intervals = [20, 50, 100] as const;

/** A frame as Playwright itself has it, with which it waits. */
type OwnFrame = {
  retryWithProgressAndBackoff: (this: OwnFrame, progress: unknown, look: unknown) => unknown;
  readonly retryWithProgressAndTimeouts: (progress: unknown, intervals: readonly number[], look: unknown) => unknown;
};
type OwnConnection = { readonly toImpl?: (page: Page) => { readonly mainFrame: () => OwnFrame } };

/**
 * Has Playwright look for what is waited for ten times a second. By itself it looks after 270 and then after 770
 * milliseconds, so that most pages are ready long before it sees that: a fifth of all the time of the browser tests.
 * There is no setting for it. What it does with each look stays its own.
 */
export function lookOften(page: Page): void {
  const { _connection: connection } = page as unknown as { readonly _connection: OwnConnection };
  const frame = connection.toImpl?.(page).mainFrame();
  const prototype = frame && (Object.getPrototypeOf(frame) as OwnFrame);
  if (typeof prototype?.retryWithProgressAndTimeouts !== 'function')
    throw new Error('This version of Playwright waits in another way: adapt tests/browser/support/lookOften.ts to it.');
  prototype.retryWithProgressAndBackoff = function (progress, look) {
    return this.retryWithProgressAndTimeouts(progress, intervals, look);
  };
}
