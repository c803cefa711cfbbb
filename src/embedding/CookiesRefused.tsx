import { useLocation } from 'react-router-dom';
import { Note } from '../kit/components/Note';

/** The note for visitors whose browser blocks cookies of embedded pages. */
export function CookiesRefused() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('embedded', 'false');
  return (
    <div className="wrap cookies-refused">
      <Note type="warning" title="Your browser blocks cookies on this page.">
        <p>
          You cannot log in or buy here.{' '}
          <a href={`${pathname}?${query.toString()}`} target="_blank" rel="noopener">
            Open this page in a new window
          </a>
        </p>
      </Note>
    </div>
  );
}
