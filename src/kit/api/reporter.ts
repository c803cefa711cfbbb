import type { ApiClient } from './ApiClient';
import { clientApi } from './client';
import { screenPath } from '../../ground/core/screenPath';

/** Reports an error on the page to the operator's server and the browser's console, without personal data. */
export type Reporter = (problem: string) => void;

/** The maximum number of reports per page load. */
const maxReports = 20;

export function createReporter(client: ApiClient): Reporter {
  const reported = new Set<string>();
  return (problem) => {
    if (reported.has(problem) || reported.size >= maxReports) return;
    reported.add(problem);
    console.warn(problem);
    const body = {
      correlationId: crypto.randomUUID(),
      message: problem.slice(0, 2000),
      where: screenPath(window.location.pathname).slice(0, 500),
    };
    void clientApi(client).reportError(body);
  };
}
