import { observer } from 'mobx-react-lite';
import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Drawer } from '../../components/dialog/lazyDialog';
import { Icon } from '../../components/Icon';
import { Skeleton } from '../../components/Spinner';
import { Presence } from '../../components/motion/Presence';
import { useStores } from '../../stores/StoresContext';

export type SelectionBarProps = {
  /** What is chosen and what it costs, under this title. */
  readonly ticket: (title: string) => ReactNode;
  /** The total to pay now, once it is known. */
  readonly due: string | undefined;
};

/** On a phone: the total, which opens the summary, and the open section's action, at the foot of the screen. */
export const SelectionBar = observer(function SelectionBar({ ticket, due }: SelectionBarProps) {
  const { joining, forms } = useStores();
  const [open, setOpen] = useState(false);
  const { journey, offer } = joining;
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
        {offer && due !== undefined ? (
          <span className="summary-value">
            {due} <small>To pay now</small>
          </span>
        ) : (
          <span className="small strong">No membership yet</span>
        )}
      </button>
      <Button busy={journey.busy} blocked={blocked} onClick={() => joining.proceed()}>
        {section?.continueLabel ?? 'Continue'}
      </Button>
      <Presence>
        {open && (
          <Drawer title="Payment summary" onClose={() => setOpen(false)}>
            <Suspense fallback={<Skeleton label="Loading the summary" heights={[240]} />}>
              {ticket('Payment summary')}
            </Suspense>
          </Drawer>
        )}
      </Presence>
    </div>
  );
});
