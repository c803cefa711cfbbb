import { Button } from './Button';
import { Note } from './Note';

export type PartFailedProps = {
  /** A promise that it returns keeps the button busy until it is settled. */
  readonly onRetry: () => unknown;
  /** True if a retry loses what the customer typed. */
  readonly isCostly?: boolean;
};

/** The note in place of a part of the page that could not be loaded. */
export function PartFailed({ onRetry, isCostly = false }: PartFailedProps) {
  return (
    <Note type="danger" title="This part of the page could not be loaded." live>
      {isCostly && <p>{lossWarning}</p>}
      <Button look="secondary" size="s" onClick={onRetry}>
        {retryText(isCostly)}
      </Button>
    </Note>
  );
}

export const lossWarning = 'You can start again. What you have filled in will be cleared.';

export function retryText(isCostly: boolean): string {
  return isCostly ? 'Start again' : 'Try again';
}
