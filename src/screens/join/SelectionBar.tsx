import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/Button';
import { Drawer } from '../../components/dialog/lazyDialog';
import { Icon } from '../../components/Icon';
import { Skeleton } from '../../components/Spinner';
import { useStores } from '../../stores/StoresContext';

const SelectionTicket = lazy(async () => ({ default: (await import('./SelectionTicket')).SelectionTicket }));

/** On a phone: the total, which opens the summary, and the open section's action, at the foot of the screen. */
export const SelectionBar = observer(function SelectionBar() {
  const { joining, pricing, forms } = useStores();
  const [open, setOpen] = useState(false);
  const { journey, offer } = joining;
  const { data: costs } = pricing.costs;
  const section = journey.open;
  const model = section && forms.model(section.id);
  const blocked =
    !section ||
    !joining.canProceed ||
    (model !== undefined && section.form?.optional !== true && model.gated.length > 0);
  return (
    <div className="bar">
      <button type="button" className="summary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="summary-label">
          Payment summary <Icon name="up" size="s" />
        </span>
        {offer && costs ? (
          <span className="summary-value">
            {costs.totalToPayNow.formatted} <small>To pay now</small>
          </span>
        ) : (
          <span className="small strong">No membership yet</span>
        )}
      </button>
      <Button busy={journey.busy} blocked={blocked} onClick={() => joining.proceed()}>
        {section?.continueLabel ?? 'Continue'}
      </Button>
      {open && (
        <Drawer title="Payment summary" onClose={() => setOpen(false)}>
          <Suspense fallback={<Skeleton label="Loading the summary" heights={[240]} />}>
            <SelectionTicket title="Payment summary" />
          </Suspense>
        </Drawer>
      )}
    </div>
  );
});
