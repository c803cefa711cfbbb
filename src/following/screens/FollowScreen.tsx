import { lazyPart } from '../../kit/components/lazyPart';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { FullPage, DroppedBallFigure } from '../../kit/components/FullPage';
import type { FollowingWalk, FollowKind } from '../FollowingWalk';
import { JoiningProvider, useJoining } from '../../joining/JoiningContext';
import { FormsProvider } from '../../kit/walk/FormsContext';
import { useHistoryEntry } from '../../joining/screens/useHistoryEntry';
import { JourneyView } from '../../joining/screens/JourneyView';
import { NotFoundScreen } from '../../kit/site/NotFoundScreen';
import { ChangeTicket } from './ChangeTicket';
import { useSite } from '../../kit/site/SiteContext';
import { refusalText } from '../../kit/api/refusalText';

const SelectionTicket = lazyPart(
  () => import('../../joining/screens/SelectionTicket'),
  (part) => part.SelectionTicket,
);

export type FollowScreenProps = { readonly kind: FollowKind; readonly walk: FollowingWalk };

/** The screen for changing or renewing a membership, a journey with its own stores. */
export function FollowScreen({ kind, walk }: FollowScreenProps) {
  useEffect(() => walk.start(), [walk]);
  return (
    <JoiningProvider value={walk.stores}>
      <FormsProvider value={walk.stores.forms}>
        <Walk kind={kind} walk={walk} />
      </FormsProvider>
    </JoiningProvider>
  );
}

const Walk = observer(function Walk({ kind, walk }: FollowScreenProps) {
  const { joining, pricing } = useJoining();
  useHistoryEntry(joining, {});
  const { config } = useSite();
  const memberships = config.linkTo('my-account', '/memberships');
  const { error } = joining.arrival;
  if (error?.status === 404) return <NotFoundScreen />;
  if (error?.status === 422) return <NotPossible kind={kind} reason={refusalText(error)} href={memberships} />;
  const exit = (
    <a className="link start-over" href={memberships}>
      Cancel and go back to your memberships
    </a>
  );
  const ticket: Record<FollowKind, (title: string) => ReactNode> = {
    change: (title) => <ChangeTicket title={title} walk={walk} />,
    renew: (title) => <SelectionTicket title={title} />,
  };
  const due = { change: walk.changeCosts.current?.totalDueNow, renew: pricing.price?.totalToPayNow };
  return <JourneyView ticket={ticket[kind]} due={due[kind]?.formatted} exit={exit} />;
});

const titles = {
  change: "This membership can't be changed",
  renew: "This membership can't be renewed",
} as const;

type NotPossibleProps = { readonly kind: FollowKind; readonly reason: string; readonly href: string };

function NotPossible({ kind, reason, href }: NotPossibleProps) {
  return (
    <FullPage title={titles[kind]} text={reason} figure={<DroppedBallFigure />}>
      <a className="btn btn-primary btn-l" href={href}>
        Go to your memberships
      </a>
    </FullPage>
  );
}
