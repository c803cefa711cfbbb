import { observer } from 'mobx-react-lite';
import { Presence } from '../kit/components/motion/Presence';
import { StartOverDialog } from '../kit/components/dialog/lazyDialog';
import type { KioskVisit } from './KioskVisit';
import { useSite } from '../kit/site/SiteContext';

/** The dialog that confirms leaving, and warns an idle visitor with the seconds left. */
export const LeaveDialog = observer(function LeaveDialog({ visit }: { readonly visit: KioskVisit }) {
  const { idle } = visit;
  const { site } = useSite().config;
  return (
    <Presence>
      {(visit.isLeaveAsked || idle.isWarned) && (
        <StartOverDialog
          task={site.app === 'bookings' ? 'make a booking' : 'purchase a membership'}
          leaveLabel={visit.isOnCheckout ? 'Leave this screen' : 'Clear selection and go home'}
          secondsLeft={idle.isWarned ? idle.secondsLeft : undefined}
          onStay={() => visit.stay()}
          onLeave={() => visit.end('left')}
        />
      )}
    </Presence>
  );
});
