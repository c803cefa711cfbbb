import { useEffect } from 'react';
import { Button } from '../../kit/components/Button';
import { ClosedPoolFigure } from '../../kit/components/ClosedPoolFigure';
import { FullPage } from '../../kit/components/FullPage';
import { Icon } from '../../kit/components/Icon';

const checkEveryMs = 60_000;

/** The full-page message during planned maintenance. The page checks again every minute. */
export function MaintenanceScreen({ onCheck }: { readonly onCheck: () => unknown }) {
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
      <p className="full-hint">
        <Icon name="clock" /> This page checks again every minute.
      </p>
      <Button look="secondary" onClick={onCheck}>
        Check now
      </Button>
    </FullPage>
  );
}
