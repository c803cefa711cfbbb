import { observer } from 'mobx-react-lite';
import type { ChangeCosts } from '../../kit/api/following';
import { Button } from '../../kit/components/Button';
import { Skeleton } from '../../kit/components/Spinner';
import { CostLines, LabelledValues, Tear, Ticket, TicketPart, Total } from '../../kit/components/Ticket';
import { formatUkDate, parseIsoDate } from '../../ground/core/dates';
import { costNames } from '../../ground/core/costNames';
import { messages } from '../../ground/core/messages';
import type { FollowingWalk } from '../FollowingWalk';
import { Amounts } from '../../joining/sections/Amounts';
import { useJoining } from '../../joining/JoiningContext';
import { changeCostLines } from './changeCostLines';

export type ChangeTicketProps = { readonly title: string; readonly walk: FollowingWalk };

/** The summary of a change: the present and the new membership, the amount due now and the difference a month. */
export const ChangeTicket = observer(function ChangeTicket({ title, walk }: ChangeTicketProps) {
  const { joining } = useJoining();
  const { offer } = joining;
  const { current: costs, status, error } = walk.changeCosts;
  const membership = walk.options()?.membership;
  if (!membership && joining.arrival.error) return null; // the journey says so, with a button to try again
  if (!membership) return <Skeleton label="Loading your membership" heights={[240]} />;
  const facts = [
    { label: 'Home centre', value: membership.homeVenue.name },
    { label: 'Current membership', value: membership.name, note: `${membership.price.formatted} per month` },
    ...(offer ? [{ label: 'New membership', value: offer.type.name }] : []),
    ...(offer && costs ? [{ label: 'Starts on', value: dateText(costs.startsAt.date) }] : []),
  ];
  return (
    <Ticket title={title}>
      <TicketPart last={!offer}>
        <LabelledValues facts={facts} />
        {!offer && <p className="small muted ticket-hint">You haven&apos;t selected a new membership yet</p>}
      </TicketPart>
      {offer && <Tear />}
      {offer && costs && <Costs costs={costs} />}
      {offer && !costs && (
        <TicketPart last>
          {status === 'error' ? (
            <>
              <p role={joining.continuing.hold === undefined ? 'alert' : undefined}>
                {error?.serverMessage ?? messages.noPrice}
              </p>
              <Button look="secondary" size="s" onClick={() => joining.purpose.price(joining.forms.priceBasis)}>
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

function Costs({ costs }: { readonly costs: ChangeCosts }) {
  const { totalDueNow, newMembershipPrice, differenceToOldMembership, firstBillingDate } = costs;
  const lines = changeCostLines(costs);
  return (
    <>
      {lines.length > 0 && (
        <>
          <TicketPart>
            <Amounts>
              <CostLines lines={lines} />
            </Amounts>
          </TicketPart>
          <Tear />
        </>
      )}
      <TicketPart last>
        <Amounts>
          <Total label="To pay now" amount={totalDueNow.formatted} />
          <p className="then">
            <span>
              {costNames.monthly.label}
              <small>
                {differenceToOldMembership.text}
                {firstBillingDate != null && `, from ${dateText(firstBillingDate)}`}
              </small>
            </span>
            <strong>{newMembershipPrice.formatted}</strong>
          </p>
        </Amounts>
      </TicketPart>
    </>
  );
}

function dateText(text: string): string {
  const date = parseIsoDate(text);
  return date ? formatUkDate(date) : text;
}
