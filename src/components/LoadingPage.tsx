import { useEffect, useLayoutEffect, useState } from 'react';
import { Button } from './Button';
import { holdFloor } from './firstFloor';
import { Spinner } from './Spinner';

const patienceMs = 10_000;

/** A whole screen on its way. One that does not come is not waited for in silence: the page can be loaded anew. */
export function LoadingPage() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => (late ? undefined : holdFloor()), [late]);
  return (
    <div className="loading-page">
      <Spinner label="Loading" large />
      {late && (
        <div className="loading-late" role="status">
          <p>This is taking longer than it should.</p>
          <Button look="secondary" onClick={() => window.location.reload()}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
