import { observer } from 'mobx-react-lite';
import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../kit/components/Button';
import { Drawer } from '../../kit/components/dialog/lazyDialog';
import { Icon } from '../../kit/components/Icon';
import { Skeleton } from '../../kit/components/Spinner';
import { Presence } from '../../kit/components/motion/Presence';
import { useForms } from '../../kit/walk/FormsContext';
import { useJoining } from '../JoiningContext';

export type SelectionBarProps = {
  /** Renders the summary of the selection and its costs, with this title. */
  readonly ticket: (title: string) => ReactNode;
  /** The total to pay now, once it is known. */
  readonly due: string | undefined;
};

/** The bar at the bottom of a phone's screen: the total, which opens the summary, and the open section's button. */
export const SelectionBar = observer(function SelectionBar({ ticket, due }: SelectionBarProps) {
  const { joining } = useJoining();
  const forms = useForms();
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
