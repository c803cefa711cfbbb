import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Terms } from '../../api/memberships';
import { Button } from '../../components/Button';
import { Presence } from '../../components/motion/Presence';
import { Note } from '../../components/Note';
import { Skeleton } from '../../components/Spinner';
import { TermsDialog } from '../../components/TermsDialog';
import { TermsTick } from '../../sections/terms/TermsTick';
import { useBookings } from '../../stores/bookings/BookingsContext';
import { useDesk } from '../../stores/bookings/desk/DeskContext';

/** What the customer in front of the desk has to agree to: the order's terms, and the waivers of whoever takes part. */
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
        <Button look="secondary" size="s" onClick={() => void basket.loadTerms()}>
          Try again
        </Button>
      </Note>
    );
  }
  if (terms.data === undefined) return <Skeleton label="Loading terms" heights={[44]} />;
  return (
    <div className="desk-agreements" role="group" aria-label="Agreed by the customer">
      {terms.data.map((each) => (
        <TermsTick
          key={each.id}
          id={`agreed-${each.id}`}
          text={`The customer has agreed to the ${each.title}`}
          words={each.title}
          checked={desk.accepted.includes(each.id)}
          disabled={desk.paying.loading}
          invalid={false}
          onCheck={(on) => desk.accept(each.id, on)}
          onRead={() => setReading(each)}
        />
      ))}
      <Presence>
        {reading && (
          <TermsDialog
            terms={[reading]}
            onClose={() => setReading(undefined)}
            onAgree={() => {
              desk.accept(reading.id, true);
              setReading(undefined);
            }}
          />
        )}
      </Presence>
    </div>
  );
});
