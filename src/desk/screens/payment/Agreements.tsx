import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Terms } from '../../../kit/api/memberships';
import { Button } from '../../../kit/components/Button';
import { Presence } from '../../../kit/components/motion/Presence';
import { Note } from '../../../kit/components/Note';
import { Skeleton } from '../../../kit/components/Spinner';
import { TermsDialog } from '../../../kit/components/TermsDialog';
import { TermsTick } from '../../../kit/forms/terms/TermsTick';
import { useBookings } from '../../../bookings/BookingsContext';
import { useDesk } from '../../DeskContext';

/** The checkboxes for the order's terms and the attendees' waivers, which staff tick for the customer. */
export const Agreements = observer(function Agreements() {
  const desk = useDesk();
  const { basket } = useBookings();
  const [reading, setReading] = useState<Terms>();
  const { id, terms } = basket;
  const waivers = basket.waivers.join();
  useEffect(() => void basket.loadTerms(), [basket, id, waivers]);
  if (terms.status === 'error') {
    return (
      <Note type="danger" title={terms.error?.message ?? ''} live>
        <Button look="secondary" size="s" onClick={() => basket.loadTerms()}>
          Try again
        </Button>
      </Note>
    );
  }
  const { terms: asked } = desk;
  if (asked?.length === 0) return null;
  if (asked === undefined) return <Skeleton label="Loading terms" heights={[44]} />;
  return (
    <div className="desk-agreements" role="group" aria-label="Agreed by the customer">
      {asked.map((each) => (
        <TermsTick
          key={each.id}
          id={`agreed-${each.id}`}
          text={`The customer has agreed to the ${each.title}`}
          words={each.title}
          checked={desk.acceptedIds.includes(each.id)}
          disabled={desk.payment.loading}
          invalid={false}
          onCheck={(on) => desk.setAccepted(each.id, on)}
          onRead={() => setReading(each)}
        />
      ))}
      <Presence>
        {reading && (
          <TermsDialog
            terms={[reading]}
            onClose={() => setReading(undefined)}
            onAgree={() => {
              desk.setAccepted(reading.id, true);
              setReading(undefined);
            }}
          />
        )}
      </Presence>
    </div>
  );
});
