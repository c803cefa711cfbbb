import { observer } from 'mobx-react-lite';
import { Fragment, useState, type ReactNode } from 'react';
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
 * Sends a guest to log in, and back here after. Another customer in the same tab has the screen anew, and is not sent to
 * the order or membership that the customer before them looked at.
 */
export const MembersOnly = observer(function MembersOnly({ screen }: { readonly screen: ReactNode }) {
  const { session, config } = useStores();
  const { pathname, search } = useLocation();
  const isOfOneCustomer = Object.keys(useParams()).some((name) => name.endsWith('Id'));
  const [wasShown, setShown] = useState(false);
  if (session.isMember && !wasShown) setShown(true);
  if (session.status === 'unknown') return <LoadingPage />;
  if (session.isMember) return <Fragment key={session.user?.id}>{screen}</Fragment>;
  const back = wasShown && isOfOneCustomer ? '' : `?redirect=${encodeURIComponent(pathname + search)}`;
  return <Navigate to={config.within(`/login${back}`)} replace />;
});

/** A guest is sent to log in; a customer is told that this is for staff, as the server tells them. */
export const StaffOnly = observer(function StaffOnly({ screen }: { readonly screen: ReactNode }) {
  const { session } = useStores();
  const isRefused = session.isMember && session.user?.isStaff !== true;
  return isRefused ? <StaffOnlyScreen /> : <MembersOnly screen={screen} />;
});

/** Sends a customer who is signed in where they were going. */
export const GuestsOnly = observer(function GuestsOnly({ screen }: { readonly screen: ReactNode }) {
  const { session, config } = useStores();
  const [query] = useSearchParams();
  if (session.status === 'unknown') return <LoadingPage />;
  if (!session.isMember) return screen;
  return <Navigate to={config.within(safeRedirect(query.get('redirect'), window.location.origin))} replace />;
});
