import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../Button';
import { Dialog } from './lazyDialog';
import { Presence } from '../motion/Presence';

/**
 * Asks before changes on the page are lost: in a dialog for a link within the site, and by the browser's own question
 * when the document is left.
 */
export function LeaveQuestion({ isChanged }: { readonly isChanged: boolean }) {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    if (!isChanged) return;
    const handleUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    const handleClick = (event: MouseEvent): void => {
      const next = pathOfClick(event);
      if (next === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setPath(next);
    };
    window.addEventListener('beforeunload', handleUnload);
    document.addEventListener('click', handleClick, true); // before the router sees the click
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      document.removeEventListener('click', handleClick, true);
    };
  }, [isChanged]);
  return <Presence>{path !== undefined && <Question path={path} onStay={() => setPath(undefined)} />}</Presence>;
}

function Question({ path, onStay }: { readonly path: string; readonly onStay: () => void }) {
  const navigate = useNavigate();
  const footer = (
    <>
      <Button full onClick={onStay}>
        Go back to my changes
      </Button>
      <Button look="secondary" full onClick={() => navigate(path)}>
        Leave without saving
      </Button>
    </>
  );
  return (
    <Dialog title="Leave without saving?" role="alertdialog" onClose={onStay} footer={footer}>
      <p>Your changes on this page are not saved yet.</p>
    </Dialog>
  );
}

/** Returns the path that a plain click on a link leads to within this site; `undefined` for any other click. */
function pathOfClick({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target !== '' || link.origin !== window.location.origin) return undefined;
  const isSkip = link.pathname === window.location.pathname && link.hash !== '';
  return isSkip ? undefined : link.pathname + link.search;
}
