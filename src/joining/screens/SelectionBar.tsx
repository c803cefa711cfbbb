import { observer } from 'mobx-react-lite';
import { Suspense, useState, type ReactNode } from 'react';
import { goOnAfterFrame } from '../../kit/components/afterFrame';
import { Button } from '../../kit/components/Button';
import { Drawer } from '../../kit/components/dialog/lazyDialog';
import { Icon } from '../../kit/components/Icon';
import { Skeleton } from '../../kit/components/Spinner';
import { Presence } from '../../kit/components/motion/Presence';
import { gateHint } from '../../kit/fields/gateHint';
import { useForms } from '../../kit/walk/FormsContext';
import { labelOf } from '../sections/sectionButton';
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
  const { journey, offer, continuing } = joining;
  const section = journey.open;
  const model = section?.form?.optional === true ? undefined : section && forms.model(section.id);
  const reason = continuing.obstacle ?? (model && gateHint(model));
  const label = section ? labelOf(section, continuing.saves, journey) : 'Continue';
  const isStarting = journey.state.status === 'starting';
  const isStuck = joining.arrival.status === 'failed' || (isStarting && joining.blocked);
  if (isStuck) return null; // the step could not be loaded, and the page says so with a button of its own
  if (!offer && continuing.obstacle !== undefined) return null; // nothing to sum up yet, and the list has its own buttons
  return (
    <div className="bar">
      <button type="button" className="summary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="summary-label">
          Payment summary <Icon name="up" size="s" />
        </span>
        {offer && due !== undefined ? (
          <span className="summary-value amounts" aria-busy={joining.purpose.costs.loading || undefined}>
            {due} <small>To pay now</small>
          </span>
        ) : (
          <span className="small strong">{offer ? 'No price yet' : 'No membership yet'}</span>
        )}
      </button>
      <Button
        busy={continuing.busy || isStarting}
        blockedBy={reason === undefined ? undefined : 'bar-reason'}
        onClick={() => goOnAfterFrame(() => joining.proceed())}
      >
        <span key={label}>{label}</span>
      </Button>
      {reason !== undefined && (
        <span className="vh" id="bar-reason">
          {reason}
        </span>
      )}
      {/* Wider screens, where this bar is not, announce the ticket's total. */}
      <span className="vh" aria-live="polite">
        {offer && due !== undefined && `${due} to pay now`}
      </span>
      <Presence>
        {open && (
          <Drawer title="Payment summary" onClose={() => setOpen(false)}>
            <Suspense fallback={<Skeleton label="Loading the summary" heights={[240]} />}>
              <div className="titled">{ticket('Payment summary')}</div>
            </Suspense>
          </Drawer>
        )}
      </Presence>
    </div>
  );
});
