import type { ApiClient } from '../api/ApiClient';
import { clientApi } from '../api/client';
import { screenPath } from './failures';

/** Tells the operator's server what went wrong on a page, and the browser's console. Nothing personal goes with it. */
export type Reporter = (problem: string) => void;

/** A page that fails without end is not told of without end. */
const limit = 20;

export function createReporter(client: ApiClient): Reporter {
  const told = new Set<string>();
  return (problem) => {
    if (told.has(problem) || told.size >= limit) return;
    told.add(problem);
    console.warn(problem);
    const body = {
      correlationId: crypto.randomUUID(),
      message: problem.slice(0, 2000),
      where: screenPath(window.location.pathname).slice(0, 500),
    };
    void clientApi(client).reportError(body);
  };
}
