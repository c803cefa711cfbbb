import { Button } from './Button';
import { Note } from './Note';

export type PartFailedProps = {
  readonly onAgain: () => void;
  /** Another try costs what was typed. */
  readonly isCostly?: boolean;
};

/** In place of a part of the page that could not be had. */
export function PartFailed({ onAgain, isCostly = false }: PartFailedProps) {
  return (
    <Note type="danger" title="This part of the page could not be loaded." live>
      {isCostly && <p>{costText}</p>}
      <Button look="secondary" size="s" onClick={onAgain}>
        {againText(isCostly)}
      </Button>
    </Note>
  );
}

export const costText = 'You can start again. What you have filled in will be cleared.';

export function againText(isCostly: boolean): string {
  return isCostly ? 'Start again' : 'Try again';
}
