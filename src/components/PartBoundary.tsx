import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { MissingPart } from './lazyPart';
import { PartFailed } from './PartFailed';

export type PartBoundaryProps = {
  /** Draws again what failed, without being asked, when one of these has changed. */
  readonly resetKeys?: unknown[];
  /** In place of what failed; by default a note. `isCostly`: another try costs what was typed. */
  readonly fallback?: (again: () => void, isCostly: boolean) => ReactNode;
  readonly children: ReactNode;
};

/**
 * Keeps a failure to the part of the page that failed. Another try has what was typed, since that is kept elsewhere; where
 * it can't be, that is said.
 */
export function PartBoundary({ resetKeys, fallback = note, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary
      fallbackRender={({ error, resetErrorBoundary }: FallbackProps) =>
        error instanceof MissingPart
          ? fallback(() => window.location.reload(), error.isCostly)
          : fallback(resetErrorBoundary, false)
      }
      {...(resetKeys === undefined ? {} : { resetKeys })}
    >
      {children}
    </ErrorBoundary>
  );
}

function note(again: () => void, isCostly: boolean) {
  return <PartFailed onAgain={again} isCostly={isCostly} />;
}
