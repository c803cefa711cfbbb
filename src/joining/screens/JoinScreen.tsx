import { lazyPart } from '../../kit/components/lazyPart';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { StartOverDialog } from '../../kit/components/dialog/lazyDialog';
import { LoadingPage } from '../../kit/components/LoadingPage';
import { Presence } from '../../kit/components/motion/Presence';
import { JourneyView } from './JourneyView';
import { useJoining } from '../JoiningContext';
import { useKioskCentre } from './useKioskCentre';
import { useHistoryEntry } from './useHistoryEntry';
import { useKiosk } from '../../kit/site/KioskContext';

const SelectionTicket = lazyPart(
  () => import('./SelectionTicket'),
  (part) => part.SelectionTicket,
);

/** The joining journey, at a kiosk with the centre in which it stands. */
export const JoinScreen = observer(function JoinScreen() {
  const { isLoading, path } = useKioskCentre();
  if (isLoading) return <LoadingPage />;
  return path === undefined ? <Joining /> : <Navigate to={path} replace />;
});

/** The joining journey, with its button for starting over. */
const Joining = observer(function Joining() {
  const { joining, pricing } = useJoining();
  const kiosk = useKiosk();
  const { centreSlug, membershipSlug, paymentType } = useParams();
  const [leaving, setLeaving] = useState(false);
  useHistoryEntry(joining, { centre: centreSlug, membership: membershipSlug, paymentType });
  return (
    <>
      <JourneyView
        ticket={(title) => <SelectionTicket title={title} />}
        due={pricing.price?.totalToPayNow.formatted}
        exit={
          joining.venue && (
            <button type="button" className="link start-over" onClick={() => (kiosk ? kiosk.ask() : setLeaving(true))}>
              Cancel selection and start over
            </button>
          )
        }
      />
      <Presence>
        {leaving && (
          <StartOverDialog
            leaveLabel="Clear selection and go home"
            onStay={() => setLeaving(false)}
            onLeave={() => {
              setLeaving(false);
              return joining.startOver();
            }}
          />
        )}
      </Presence>
    </>
  );
});
