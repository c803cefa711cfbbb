import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../components/lazyPart';
import { LoadingPage } from '../components/LoadingPage';
import { safeRedirect } from '../core/redirect';
import { useStores } from '../stores/StoresContext';

const StaffOnlyScreen = lazyPart(
  () => import('../screens/desk/StaffOnlyScreen'),
  (part) => part.StaffOnlyScreen,
);

/**
 * Sends a guest to log in, and back here after. Another customer in the same tab has the screen anew, or the start page
 * where it is the order or membership that the customer before them looked at.
 */
export const MembersOnly = observer(function MembersOnly({ screen }: { readonly screen: ReactNode }) {
  const { session, config, wayBack } = useStores();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const { user } = session;
  const isOfOneCustomer = Object.keys(useParams()).some((name) => name.endsWith('Id'));
  const isOthers = isOfOneCustomer && user !== undefined && wayBack.leadsTo(path, user.id) !== path;
  useEffect(() => {
    if (isOfOneCustomer && user && !isOthers) wayBack.remember(path, user.id);
  }, [wayBack, isOfOneCustomer, isOthers, path, user]);
  if (session.status === 'unknown') return <LoadingPage />;
  if (isOthers) return <Navigate to={config.within('/')} replace />;
  if (session.isMember) return <Fragment key={user?.id}>{screen}</Fragment>;
  return <Navigate to={config.within(`/login?redirect=${encodeURIComponent(path)}`)} replace />;
});

/** A guest is sent to log in; a customer is told that this is for staff, as the server tells them. */
export const StaffOnly = observer(function StaffOnly({ screen }: { readonly screen: ReactNode }) {
  const { session } = useStores();
  const isRefused = session.isMember && session.user?.isStaff !== true;
  return isRefused ? <StaffOnlyScreen /> : <MembersOnly screen={screen} />;
});

/** Sends a customer who is signed in where they were going. */
export const GuestsOnly = observer(function GuestsOnly({ screen }: { readonly screen: ReactNode }) {
  const { session, config, wayBack } = useStores();
  const [query] = useSearchParams();
  if (session.status === 'unknown') return <LoadingPage />;
  if (!session.isMember) return screen;
  const redirect = safeRedirect(query.get('redirect'), window.location.origin);
  return <Navigate to={config.within(wayBack.leadsTo(redirect, session.user?.id))} replace />;
});
