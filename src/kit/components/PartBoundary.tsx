import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { MissingPart } from './lazyPart';
import { PartFailed } from './PartFailed';

export type PartBoundaryProps = {
  /** A change of one of these values renders the failed part again. */
  readonly resetKeys?: unknown[];
  /** Renders the replacement of a failed part; by default a note. `isCostly`: a retry loses what the customer typed. */
  readonly fallback?: (retry: () => unknown, isCostly: boolean) => ReactNode;
  readonly children: ReactNode;
};

/**
 * Contains an error in the part of the page that threw it. A retry keeps what the customer typed, since the stores hold
 * it; where only a reload can help and loses it, the note says so.
 */
export function PartBoundary({ resetKeys, fallback = note, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary
      fallbackRender={({ error, resetErrorBoundary }: FallbackProps) =>
        error instanceof MissingPart ? fallback(reload, error.isCostly) : fallback(resetErrorBoundary, false)
      }
      {...(resetKeys === undefined ? {} : { resetKeys })}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Loads the page anew. The promise stays pending, so that the button shows that it was pressed until the page has gone. */
function reload(): Promise<never> {
  window.location.reload();
  return new Promise<never>(() => undefined);
}

function note(retry: () => unknown, isCostly: boolean) {
  return <PartFailed onRetry={retry} isCostly={isCostly} />;
}
