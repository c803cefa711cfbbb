import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { Button } from '../../kit/components/Button';
import { Skeleton } from '../../kit/components/Spinner';
import { CostLines, Tear, TicketPart, Total, type CostLine } from '../../kit/components/Ticket';
import type { MembershipCosts } from '../../kit/api/memberships';
import { formatDayRange, parseIsoDate } from '../../ground/core/dates';
import { messages } from '../../ground/core/messages';
import { costNames, discountNote } from '../../ground/core/costNames';
import { durationText } from '../../ground/core/duration';
import { useJoining } from '../JoiningContext';
import { PartBoundary } from '../../kit/components/PartBoundary';
import { lazyPart } from '../../kit/components/lazyPart';
import { Amounts } from '../sections/Amounts';

const PromotionBox = lazyPart(
  () => import('./PromotionBox'),
  (part) => part.PromotionBox,
);

/** The costs of the selection, below its tear; or why there are none yet. */
export const TicketPrice = observer(function TicketPrice() {
  const { joining, pricing } = useJoining();
  const { price, costs, promotion } = pricing;
  if (price) return <Costs costs={price} from={price.startsOn ?? joining.today} code={promotion?.code} />;
  return (
    <TicketPart last>
      {joining.forms.hasWrongStart ? (
        <p className="small muted">Choose a start date that is offered to see the price.</p>
      ) : costs.status === 'error' ? (
        <>
          {/* A section that waits for the price says so itself, once for everybody. */}
          <p role={joining.continuing.hold === undefined ? 'alert' : undefined}>
            {costs.error?.serverMessage ?? messages.noPrice}
          </p>
          <Button look="secondary" size="s" onClick={() => pricing.load(joining.forms.priceBasis)}>
            Try again
          </Button>
        </>
      ) : (
        <Skeleton label="Working out the price" heights={[24, 24, 40]} />
      )}
    </TicketPart>
  );
});

type CostsProps = { readonly costs: MembershipCosts; readonly from: string; readonly code: string | undefined };

function Costs({ costs, from, code }: CostsProps) {
  const recurring = costs.paymentType === 'recurring';
  const starting = costs.prettyFirstBillingDate;
  return (
    <>
      <TicketPart>
        <Amounts>
          <CostLines lines={costLines({ costs, from, code })} />
        </Amounts>
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
        <Amounts>
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
        </Amounts>
      </TicketPart>
    </>
  );
}

/** Returns the server's cost lines, without those of zero. Nothing is added up here. */
function costLines({ costs, from, code }: CostsProps): readonly CostLine[] {
  const { paymentType, fixedDuration, fixedPeriod } = costs;
  const { joiningFee, monthInHandFee, proRataFee, baseFee, discount } = costs.fees;
  const lines = [
    { ...costNames.setup, price: joiningFee },
    { ...costNames.monthInHand, price: monthInHandFee },
    { ...costNames.proRata, price: proRataFee, note: proRataNote(costs, from) },
    ...(paymentType === 'fixed'
      ? [{ ...costNames.membership, price: baseFee, note: durationText({ paymentType, fixedDuration, fixedPeriod }) }]
      : []),
    { ...costNames.discount, price: discount, minus: true, note: discountNote(code) },
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
