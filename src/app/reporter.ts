import type { ApiClient } from '../api/ApiClient';
import { clientApi } from '../api/client';

/** Tells the operator's server what went wrong on a page, and the browser's console. Nothing personal goes with it. */
export type Reporter = (problem: string) => void;

export function createReporter(client: ApiClient): Reporter {
  const told = new Set<string>();
  return (problem) => {
    if (told.has(problem)) return;
    told.add(problem);
    console.warn(problem);
    const body = {
      correlationId: crypto.randomUUID(),
      message: problem.slice(0, 2000),
      where: window.location.pathname.slice(0, 500),
    };
    void clientApi(client).reportError(body);
  };
}
