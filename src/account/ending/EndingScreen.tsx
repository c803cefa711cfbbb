import { longDateText, ukDateText } from '../../ground/core/dates';
import { moneyBackText } from '../../ground/core/refundTexts';
import type { MembershipEnding } from '../../kit/api/account';
import { LabelledValues, Ticket, TicketPart, type LabelledValue } from '../../kit/components/Ticket';
import { WalkScreen } from '../walk/WalkScreen';
import type { EndingWalk } from './ending';
import './ending.css';

/** The screen for cancelling a membership. */
export function EndingScreen({ ending }: { readonly ending: EndingWalk }) {
  return (
    <WalkScreen
      walk={ending}
      look="danger"
      impossible="This membership can't be cancelled"
      loading={{ label: 'Loading what happens when you cancel', heights: [280, 180] }}
      wayBack="Keep my membership"
    >
      {(terms) => <Terms terms={terms} />}
    </WalkScreen>
  );
}

/** The ticket with the terms of a cancellation, in the server's amounts. */
function Terms({ terms }: { readonly terms: MembershipEnding }) {
  const { name, loses } = terms;
  return (
    <Ticket title={name}>
      <TicketPart last={loses.length === 0}>
        <LabelledValues facts={factsOf(terms)} />
      </TicketPart>
      {loses.length > 0 && (
        <TicketPart last>
          <p>After the last day you no longer have:</p>
          <ul className="ending-loses">
            {loses.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </TicketPart>
      )}
    </Ticket>
  );
}

function factsOf({ kind, noticeMonths, lastDay, lastPayment, refund }: MembershipEnding): readonly LabelledValue[] {
  const day = longDateText(lastDay);
  if (kind === 'cooling-off')
    return [
      { label: 'Last day', value: `Today, ${day}`, note: 'You joined less than 14 days ago, so it ends at once.' },
      {
        label: 'Money back',
        value: refund?.total.formatted ?? 'Nothing was paid',
        note: refund ? moneyBackText(refund) : undefined,
      },
      { label: 'Taking it back', value: 'Not possible. You can join again.' },
    ];
  return [
    { label: 'Last day', value: day, note: noticeText(noticeMonths) },
    {
      label: 'Last payment',
      value: lastPayment
        ? `${lastPayment.amount.formatted} on ${ukDateText(lastPayment.date)}`
        : 'Nothing more is taken',
    },
    { label: 'Taking it back', value: `Until ${day}, in your account` },
  ];
}

function noticeText(months: number | null): string {
  if (months === null || months === 0) return 'The end of the month that you have paid for.';
  const notice = months === 1 ? 'One month’s' : `${months} months’`;
  return `${notice} notice, to the end of the month that you pay for.`;
}
