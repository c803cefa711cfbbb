import { Button } from './Button';
import { Note } from './Note';

/** In place of a part of the page that could not be had. */
export function PartFailed({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <Note type="danger" title="This part of the page could not be loaded." live>
      <Button look="secondary" size="s" onClick={onAgain}>
        Try again
      </Button>
    </Note>
  );
}
