import { useEffect, useLayoutEffect, useState } from 'react';
import { Button } from './Button';
import { holdFloor } from './firstFloor';
import { Spinner } from './Spinner';

const lateAfterMs = 10_000;

/** Shows that a whole screen is loading. After ten seconds it offers to reload the page. */
export function LoadingPage() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateAfterMs);
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
