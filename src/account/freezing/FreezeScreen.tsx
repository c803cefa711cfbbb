import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { formatLongDate, parseIsoDate } from '../../ground/core/dates';
import type { MembershipFreeze } from '../../kit/api/account';
import { refusalText } from '../../kit/api/refusalText';
import { DroppedBallFigure, FullPage } from '../../kit/components/FullPage';
import { LabelledValues, Ticket, TicketPart, type LabelledValue } from '../../kit/components/Ticket';
import { NotFoundScreen } from '../../kit/site/NotFoundScreen';
import { RequestView } from '../../kit/site/RequestView';
import { SiteLink } from '../../kit/site/SiteLink';
import { AccountPage } from '../screens/parts/AccountPage';
import { WalkSections } from '../walk/WalkSections';
import { freezeFields } from './fields';
import { chosenOf, type FreezeOption, type FreezeWalk } from './freezing';

const memberships = { label: 'Memberships', path: '/memberships' };

/** The screen for freezing a membership: the sections of its journey, and what the chosen dates come to. */
export const FreezeScreen = observer(function FreezeScreen({ freezing }: { readonly freezing: FreezeWalk }) {
  useEffect(() => freezing.begin(), [freezing]);
  const { request } = freezing.terms;
  const { title, heading = title, lede } = freezing.journey.journey;
  if (request.error?.status === 404) return <NotFoundScreen />;
  if (request.error?.status === 422) return <NotPossible reason={refusalText(request.error)} />;
  return (
    <AccountPage label={title} title={heading} within={memberships}>
      <RequestView
        request={request}
        onRetry={() => void freezing.terms.load()}
        label="Loading when you can freeze it"
        heights={[200, 280]}
      >
        {(terms) => (
          <>
            {lede !== undefined && <p className="muted">{lede}</p>}
            <Ticket title={terms.name}>
              <TicketPart last>
                <LabelledValues facts={factsOf(terms, chosenOf(terms.options, freezing.form))} />
              </TicketPart>
            </Ticket>
            <WalkSections walk={freezing} look="primary" customFields={freezeFields} />
          </>
        )}
      </RequestView>
      <p>
        <SiteLink className="link" to={memberships.path}>
          Don’t freeze it
        </SiteLink>
      </p>
    </AccountPage>
  );
});

/** The prices, and once the dates are chosen the days, in the server's words. */
function factsOf({ price, frozenPrice }: MembershipFreeze, chosen: FreezeOption | undefined): readonly LabelledValue[] {
  const isFree = frozenPrice.raw === 0;
  return [
    { label: 'A month now', value: price.formatted },
    { label: 'A month while frozen', value: isFree ? 'Nothing' : frozenPrice.formatted },
    {
      label: 'Frozen',
      value: chosen ? `${longDate(chosen.startsOn)} to ${longDate(chosen.endsOn)}` : 'Choose the dates below',
    },
    ...(chosen
      ? [
          { label: 'Starts again', value: `${longDate(chosen.resumesOn)}, at ${price.formatted} a month` },
          { label: 'Taking it back', value: `Until ${longDate(chosen.startsOn)}, in your account` },
        ]
      : []),
  ];
}

function longDate(text: string): string {
  const date = parseIsoDate(text);
  return date ? formatLongDate(date) : text;
}

function NotPossible({ reason }: { readonly reason: string }) {
  return (
    <FullPage title="This membership can't be frozen" text={reason} figure={<DroppedBallFigure />}>
      <SiteLink className="btn btn-primary btn-l" to={memberships.path}>
        Go to your memberships
      </SiteLink>
    </FullPage>
  );
}
