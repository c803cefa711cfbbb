import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../Button';
import { Dialog } from './lazyDialog';
import { Presence } from '../motion/Presence';
import { watchLeaving } from './watchLeaving';

/**
 * Asks before changes on the page are lost: in a dialog for a link within the site, for the browser's Back and for a
 * log-out, and by the browser's own question when the document is left.
 */
export function LeaveQuestion({ isChanged }: { readonly isChanged: boolean }) {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<() => void>();
  useEffect(
    () =>
      isChanged
        ? watchLeaving(
            (path) => void navigate(path),
            (asked) => setLeave(() => asked),
          )
        : undefined,
    [isChanged, navigate],
  );
  const handleStay = (): void => setLeave(undefined);
  const handleLeave = (): void => {
    handleStay(); // a log-out may fail, and then the page stays
    leave?.();
  };
  return <Presence>{leave && <Question onLeave={handleLeave} onStay={handleStay} />}</Presence>;
}

/**
 * Asks before a window is closed, or the page is left, while something that is typed in the window is not sent. Returns
 * what closes it, and the question, which stands in the window.
 */
export function useCloseQuestion(isChanged: boolean, onClose: () => void) {
  const [isAsking, setAsking] = useState(false);
  const handleStay = (): void => setAsking(false);
  return {
    close: () => (isChanged ? setAsking(true) : onClose()),
    question: (
      <>
        <LeaveQuestion isChanged={isChanged} />
        <Presence>{isAsking && isChanged && <Question onLeave={onClose} onStay={handleStay} />}</Presence>
      </>
    ),
  };
}

type QuestionProps = { readonly onLeave: () => void; readonly onStay: () => void };

function Question({ onLeave, onStay }: QuestionProps) {
  const footer = (
    <>
      <Button full onClick={onStay}>
        Go back to my changes
      </Button>
      <Button look="secondary" full onClick={onLeave}>
        Leave without saving
      </Button>
    </>
  );
  return (
    <Dialog title="Leave without saving?" role="alertdialog" onClose={onStay} footer={footer}>
      <p>Your changes are not saved yet.</p>
    </Dialog>
  );
}
