import { Button } from '../components/Button';
import { Note } from '../components/Note';

/** In place of a form that could not be had. */
export function FormFailed({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <Note type="danger" title="This part of the page could not be loaded." live>
      <Button look="secondary" size="s" onClick={onAgain}>
        Try again
      </Button>
    </Note>
  );
}
