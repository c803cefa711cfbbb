import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { formatLongDate, parseIsoDate, ukDateText } from '../../ground/core/dates';
import { moneyBackText } from '../../ground/core/refundTexts';
import type { MembershipEnding } from '../../kit/api/account';
import { DroppedBallFigure, FullPage } from '../../kit/components/FullPage';
import { LabelledValues, Ticket, TicketPart, type LabelledValue } from '../../kit/components/Ticket';
import { NotFoundScreen } from '../../kit/site/NotFoundScreen';
import { RequestView } from '../../kit/site/RequestView';
import { SiteLink } from '../../kit/site/SiteLink';
import { AccountPage } from '../screens/parts/AccountPage';
import '../screens/memberships/memberships.css';
import { WalkSections } from '../walk/WalkSections';
import type { EndingWalk } from './ending';
import { refusalText } from '../../kit/api/refusalText';

const memberships = { label: 'Memberships', path: '/memberships' };

/** The screen for cancelling a membership: what happens then, and the sections of its journey. */
export const EndingScreen = observer(function EndingScreen({ ending }: { readonly ending: EndingWalk }) {
  useEffect(() => ending.begin(), [ending]);
  const { request } = ending.terms;
  const { title, heading = title, lede } = ending.journey.journey;
  if (request.error?.status === 404) return <NotFoundScreen />;
  if (request.error?.status === 422) return <NotPossible reason={refusalText(request.error)} />;
  return (
    <AccountPage label={title} title={heading} within={memberships}>
      <RequestView
        request={request}
        onRetry={() => void ending.terms.load()}
        label="Loading what happens when you cancel"
        heights={[280, 180]}
      >
        {(terms) => (
          <>
            <Terms terms={terms} />
            {lede !== undefined && <p className="muted">{lede}</p>}
            <WalkSections walk={ending} look="danger" />
          </>
        )}
      </RequestView>
      <p>
        <SiteLink className="link" to={memberships.path}>
          Keep my membership
        </SiteLink>
      </p>
    </AccountPage>
  );
});

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
  const day = longDate(lastDay);
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

function longDate(text: string): string {
  const date = parseIsoDate(text);
  return date ? formatLongDate(date) : text;
}

function NotPossible({ reason }: { readonly reason: string }) {
  return (
    <FullPage title="This membership can't be cancelled" text={reason} figure={<DroppedBallFigure />}>
      <SiteLink className="btn btn-primary btn-l" to={memberships.path}>
        Go to your memberships
      </SiteLink>
    </FullPage>
  );
}
