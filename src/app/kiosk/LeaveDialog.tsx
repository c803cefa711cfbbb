import { observer } from 'mobx-react-lite';
import { Presence } from '../../components/motion/Presence';
import { StartOverDialog } from '../../components/StartOverDialog';
import type { KioskVisit } from '../../stores/kiosk/KioskVisit';
import { useStores } from '../../stores/StoresContext';

/** Asks who wants to leave, and who may have left already: the same question, with the time that is left for it. */
export const LeaveDialog = observer(function LeaveDialog({ visit }: { readonly visit: KioskVisit }) {
  const { idle } = visit;
  const { site } = useStores().config;
  return (
    <Presence>
      {(visit.asking || idle.warned) && (
        <StartOverDialog
          toDo={site.app === 'bookings' ? 'make a booking' : 'purchase a membership'}
          leaveLabel={visit.isOnCheckout ? 'Leave this screen' : 'Clear selection and go home'}
          secondsLeft={idle.warned ? idle.secondsLeft : undefined}
          onStay={() => visit.stay()}
          onLeave={() => void visit.end('left')}
        />
      )}
    </Presence>
  );
});
