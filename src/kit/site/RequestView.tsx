import { Observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../components/Button';
import { Note } from '../components/Note';
import { Skeleton } from '../components/Spinner';
import type { ApiRequest } from '../api/ApiRequest';

export type RequestViewProps<T> = {
  readonly request: ApiRequest<T>;
  readonly onRetry: () => void;
  /** The text for screen readers while the data loads, such as "Loading your bookings". */
  readonly label: string;
  /** The heights of the placeholders, in pixels. */
  readonly heights: readonly number[];
  readonly children: (data: T) => ReactNode;
};

/**
 * Shows a request's data, a skeleton while they first load, or the error with a retry button. A reload keeps the old
 * data in sight, and so does one that fails: without a connection, a customer still has what was loaded before.
 */
export function RequestView<T>({ request, onRetry, label, heights, children }: RequestViewProps<T>) {
  const content = (): ReactNode => {
    const { status, data } = request;
    const shown = data === undefined ? null : children(data);
    if (status !== 'error') return shown ?? <Skeleton label={label} heights={heights} />;
    return (
      <>
        <Note type="danger" title={request.error?.message ?? ''} live>
          <Button look="secondary" size="s" onClick={onRetry}>
            Try again
          </Button>
        </Note>
        {shown}
      </>
    );
  };
  return <Observer>{() => <>{content()}</>}</Observer>;
}
