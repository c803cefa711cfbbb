import { Observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Note } from '../../components/Note';
import { Skeleton } from '../../components/Spinner';
import type { Request } from '../../stores/Request';

export type AwaitedProps<T> = {
  readonly request: Request<T>;
  readonly onRetry: () => void;
  /** What is on its way, such as "Loading your bookings". */
  readonly label: string;
  /** The heights of what will stand there, in pixels. */
  readonly heights: readonly number[];
  readonly children: (data: T) => ReactNode;
};

/** What the server has, once it is here. Asked for again, the old stays until the new has come. */
export function Awaited<T>({ request, onRetry, label, heights, children }: AwaitedProps<T>) {
  const content = (): ReactNode => {
    if (request.status === 'error') {
      return (
        <Note type="danger" title={request.error?.message ?? ''} live>
          <Button look="secondary" size="s" onClick={onRetry}>
            Try again
          </Button>
        </Note>
      );
    }
    if (request.data === undefined) return <Skeleton label={label} heights={heights} />;
    return children(request.data);
  };
  return <Observer>{() => <>{content()}</>}</Observer>;
}
