import { useEffect } from 'react';
import { Button } from '../components/Button';
import { ClosedPoolFigure, FullPage } from '../components/FullPage';
import { Icon } from '../components/Icon';

const checkEveryMs = 60_000;

/** The operator's server is closed for planned work. The page looks again by itself. */
export function MaintenanceScreen({ onCheck }: { readonly onCheck: () => void }) {
  useEffect(() => {
    const timer = setInterval(onCheck, checkEveryMs);
    return () => clearInterval(timer);
  }, [onCheck]);
  return (
    <FullPage
      title="Service disruption:"
      text="Unable to access the site due to planned maintenance."
      focused
      figure={<ClosedPoolFigure />}
    >
      <p className="maintenance-hint">
        <Icon name="clock" /> This page checks again every minute.
      </p>
      <Button look="secondary" onClick={onCheck}>
        Check now
      </Button>
    </FullPage>
  );
}
