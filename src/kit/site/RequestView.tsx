import { Observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../components/Button';
import { LinkButton } from '../components/LinkButton';
import { Note } from '../components/Note';
import { Skeleton } from '../components/Spinner';
import { timeOf } from '../../ground/core/dates';
import type { ApiRequest } from '../api/ApiRequest';

export type RequestViewProps<T> = {
  readonly request: ApiRequest<T>;
  /** A promise that it returns keeps the button busy until it is settled. */
  readonly onRetry: () => unknown;
  /** The text for screen readers while the data loads, such as "Loading your bookings". */
  readonly label: string;
  /** The heights of the placeholders, in pixels. */
  readonly heights: readonly number[];
  readonly children: (data: T) => ReactNode;
};

/**
 * Shows a request's data, a skeleton while they first load, or the error with a retry button. A reload keeps the old
 * data in sight, and so does one that fails: without a connection, a customer still has what was loaded before, and is
 * told when that was.
 */
export function RequestView<T>({ request, onRetry, label, heights, children }: RequestViewProps<T>) {
  const content = (): ReactNode => {
    const { status, data } = request;
    const shown = data === undefined ? null : children(data);
    if (status !== 'error') return shown ?? <Skeleton label={label} heights={heights} />;
    if (shown === null) return <Failed message={request.error?.message ?? ''} onRetry={onRetry} />;
    return (
      <>
        {shown}
        <p className="small muted" role="status">
          We couldn’t load this again. What you see is from {request.receivedAt && timeOf(request.receivedAt)}.{' '}
          <LinkButton onClick={onRetry}>Try again</LinkButton>
        </p>
      </>
    );
  };
  return <Observer>{() => <>{content()}</>}</Observer>;
}

function Failed({ message, onRetry }: { readonly message: string; readonly onRetry: () => unknown }) {
  return (
    <Note type="danger" title={message} live>
      <Button look="secondary" size="s" onClick={onRetry}>
        Try again
      </Button>
    </Note>
  );
}
