import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { Button } from '../../kit/components/Button';
import { Skeleton } from '../../kit/components/Spinner';
import { CostLines, LabelledValues, Tear, Ticket, TicketPart, Total, type CostLine } from '../../kit/components/Ticket';
import type { MembershipCosts } from '../../kit/api/memberships';
import { formatDayRange, formatUkDate, parseIsoDate } from '../../ground/core/dates';
import { messages } from '../../ground/core/messages';
import { costNames } from '../../ground/core/costNames';
import { durationText } from '../../ground/core/duration';
import { useJoining } from '../JoiningContext';
import { PartBoundary } from '../../kit/components/PartBoundary';
import { lazyPart } from '../../kit/components/lazyPart';

const PromotionBox = lazyPart(
  () => import('./PromotionBox'),
  (part) => part.PromotionBox,
);

/** The summary of the selection and its costs, next to the journey; on phones, in a drawer. */
export const SelectionTicket = observer(function SelectionTicket({ title }: { readonly title: string }) {
  const { joining, pricing } = useJoining();
  const { venue, offer } = joining;
  const { status: arrival } = joining.arrival;
  const isKnown = arrival === 'arrived'; // before that, the address may name a membership that is still loading
  if (!venue && isKnown) return <EmptyTicket title={title} />;
  if (!venue) return arrival === 'failed' ? null : <Skeleton label="Loading your selection" heights={[240]} />;
  const { startDate, hasWrongStart } = joining.forms;
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
  const costs = pricing.price;
  const { status, error } = pricing.costs;
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
      {offer && costs && <Costs costs={costs} from={startDate ?? joining.today} />}
      {offer && !costs && (
        <TicketPart last>
          {hasWrongStart ? (
            <p className="small muted">Choose a start date that is offered to see the price.</p>
          ) : status === 'error' ? (
            <>
              <p role="alert">{error?.serverMessage ?? messages.noPrice}</p>
              <Button look="secondary" size="s" onClick={() => pricing.load(joining.forms.priceBasis)}>
                Try again
              </Button>
            </>
          ) : (
            <Skeleton label="Working out the price" heights={[24, 24, 40]} />
          )}
        </TicketPart>
      )}
    </Ticket>
  );
});

function Costs({ costs, from }: { readonly costs: MembershipCosts; readonly from: string }) {
  const recurring = costs.paymentType === 'recurring';
  const starting = costs.prettyFirstBillingDate;
  return (
    <>
      <TicketPart>
        <CostLines lines={costLines(costs, from)} />
        {costs.promotionEnabled && (
          <PartBoundary>
            <Suspense fallback={<p className="promo-coming" />}>
              <PromotionBox />
            </Suspense>
          </PartBoundary>
        )}
      </TicketPart>
      <Tear />
      <TicketPart last>
        <Total label="To pay now" amount={costs.totalToPayNow.formatted} />
        {recurring && (
          <p className="then">
            <span>
              {costNames.monthly.label}
              <small>
                {starting === null ? 'Starting next month on your usual payment date' : `Starting on ${starting}`}
              </small>
            </span>
            <strong>{costs.globalBasePrice.formatted}</strong>
          </p>
        )}
      </TicketPart>
    </>
  );
}

/** Returns the server's cost lines, without those of zero. Nothing is added up here. */
function costLines(costs: MembershipCosts, from: string): readonly CostLine[] {
  const { paymentType, fixedDuration, fixedPeriod } = costs;
  const { joiningFee, monthInHandFee, proRataFee, baseFee, discount } = costs.fees;
  const lines = [
    { ...costNames.setup, price: joiningFee },
    { ...costNames.monthInHand, price: monthInHandFee },
    { ...costNames.proRata, price: proRataFee, note: proRataNote(costs, from) },
    ...(paymentType === 'fixed'
      ? [{ ...costNames.membership, price: baseFee, note: durationText({ paymentType, fixedDuration, fixedPeriod }) }]
      : []),
    { ...costNames.discount, price: discount, minus: true },
  ];
  return lines
    .filter(({ price }) => price.raw !== 0)
    .map(({ price, ...line }) => ({ ...line, amount: price.formatted }));
}

/** Describes the pro-rata period, such as `21 to 30 November, 10 days`. */
function proRataNote({ proRataDays, proRataUntil }: MembershipCosts, from: string): string {
  const days = proRataDays === 1 ? '1 day' : `${proRataDays} days`;
  const [first, last] = [parseIsoDate(from), parseIsoDate(proRataUntil ?? '')];
  return first && last ? `${formatDayRange(first, last)}, ${days}` : days;
}

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
