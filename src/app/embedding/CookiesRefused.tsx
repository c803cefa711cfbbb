import { useLocation } from 'react-router-dom';
import { Note } from '../../components/Note';

/** Says what a visitor can do whose browser keeps no cookie for a page inside another. */
export function CookiesRefused() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('embedded', 'false');
  return (
    <div className="wrap cookies-refused">
      <Note type="warning" title="Your browser keeps this page from remembering you here.">
        <p>
          You can look around, but not log in or buy.{' '}
          <a href={`${pathname}?${query.toString()}`} target="_blank" rel="noopener">
            Go on in a window of its own
          </a>
        </p>
      </Note>
    </div>
  );
}
