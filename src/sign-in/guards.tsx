import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { LoadingPage } from '../kit/components/LoadingPage';
import { safeRedirect } from '../ground/core/redirect';
import { useSignIn } from './SignInContext';
import { useSite } from '../kit/site/SiteContext';

/**
 * Redirects guests to the login page, and back here afterwards. When another customer logs in within the same tab, the
 * screen is mounted again; a page of one order or membership redirects them to the start page instead.
 */
export const MembersOnly = observer(function MembersOnly({ screen }: { readonly screen: ReactNode }) {
  const { session, wayBack } = useSignIn();
  const { config } = useSite();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const { user } = session;
  const isOfOneCustomer = Object.keys(useParams()).some((name) => name.endsWith('Id'));
  const isOthers = isOfOneCustomer && user !== undefined && wayBack.leadsTo(path, user.id) !== path;
  useEffect(() => {
    if (isOfOneCustomer && user && !isOthers) wayBack.remember(path, user.id);
  }, [wayBack, isOfOneCustomer, isOthers, path, user]);
  if (!session.isMember && !session.isGuest) return <LoadingPage />;
  if (isOthers) return <Navigate to={config.withKioskQuery('/')} replace />;
  if (session.isMember) return <Fragment key={user?.id}>{screen}</Fragment>;
  return <Navigate to={config.withKioskQuery(`/login?redirect=${encodeURIComponent(path)}`)} replace />;
});

type GuestsOnlyProps = {
  readonly screen: ReactNode;
  /** Returns true while somebody who has become a member on the screen is still on their way through it. */
  readonly isUnderWay?: () => boolean;
};

/** Redirects a signed-in customer to the page that they logged in for. */
export const GuestsOnly = observer(function GuestsOnly({ screen, isUnderWay }: GuestsOnlyProps) {
  const { session, wayBack } = useSignIn();
  const { config } = useSite();
  const [query] = useSearchParams();
  if (session.status === 'unknown') return <LoadingPage />;
  if (!session.isMember || isUnderWay?.() === true) return screen;
  const redirect = safeRedirect(query.get('redirect'), window.location.origin);
  return <Navigate to={config.withKioskQuery(wayBack.leadsTo(redirect, session.user?.id))} replace />;
});
