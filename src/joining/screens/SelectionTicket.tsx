import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { Skeleton } from '../../kit/components/Spinner';
import { LabelledValues, Tear, Ticket, TicketPart } from '../../kit/components/Ticket';
import { formatUkDate } from '../../ground/core/dates';
import { useJoining } from '../JoiningContext';
import { TicketPrice } from './ticketParts';
import { PartBoundary } from '../../kit/components/PartBoundary';

/** The summary of the selection and its costs, next to the journey; on phones, in a drawer. */
export const SelectionTicket = observer(function SelectionTicket({ title }: { readonly title: string }) {
  const { joining } = useJoining();
  const { venue, offer } = joining;
  const { status: arrival } = joining.arrival;
  const isKnown = arrival === 'arrived'; // before that, the address may name a membership that is still loading
  if (!venue && isKnown) return <EmptyTicket title={title} />;
  if (!venue) return arrival === 'failed' ? null : <Skeleton label="Loading your selection" heights={[240]} />;
  const { startDate } = joining.forms;
  const facts = [
    { label: 'Home centre', value: venue.name },
    ...(offer
      ? [
          {
            label: 'Membership',
            value: offer.type.name,
            note: offer.type.categories.map(({ name }) => name).join(', '),
          },
        ]
      : []),
    ...(startDate ? [{ label: 'Start date', value: formatUkDate(startDate) }] : []),
  ];
  return (
    <Ticket title={title}>
      <TicketPart last={!offer}>
        <LabelledValues facts={facts} />
        {!offer && isKnown && <p className="small muted ticket-hint">You haven&apos;t selected a membership yet</p>}
        {!offer && isKnown && (
          <p className="small muted">Choose one from the list to see what you pay today and then.</p>
        )}
      </TicketPart>
      {offer && <Tear />}
      {offer && (
        <PartBoundary>
          <Suspense fallback={<TicketPart last>{coming}</TicketPart>}>
            <TicketPrice />
          </Suspense>
        </PartBoundary>
      )}
    </Ticket>
  );
});

const coming = <Skeleton label="Working out the price" heights={[24, 24, 40]} />;

function EmptyTicket({ title }: { readonly title: string }) {
  return (
    <Ticket title={title}>
      <TicketPart last>
        <div className="ticket-empty">
          <svg viewBox="0 0 128 74" width="128" height="74" fill="none" aria-hidden="true">
            <path
              d="M2 2h124v22a13 13 0 0 0 0 26v22H2V50a13 13 0 0 0 0-26Z"
              stroke="#bdb5a5"
              strokeWidth="2.5"
              strokeDasharray="7 6"
            />
            <path d="M88 8v60" stroke="#bdb5a5" strokeWidth="2.5" strokeDasharray="2 6" />
            <circle cx="46" cy="37" r="17" stroke="var(--theme-primary)" strokeWidth="4" />
            <path d="M46 20v34M29 37h34" stroke="var(--theme-secondary)" strokeWidth="4" />
          </svg>
          <p className="strong">You haven&apos;t selected a membership yet</p>
          <p className="small muted">Choose your home centre first. We&apos;ll then show its memberships and prices.</p>
        </div>
      </TicketPart>
    </Ticket>
  );
}
