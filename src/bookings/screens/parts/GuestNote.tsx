import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import type { Offer } from '../../../kit/api/activities';
import { Icon } from '../../../kit/components/Icon';
import { SiteLink } from '../../../kit/site/SiteLink';
import { useSite } from '../../../kit/site/SiteContext';
import { useSignIn } from '../../../sign-in/SignInContext';

const limits: Readonly<Record<Offer['kind'], string>> = {
  activity: 'Coming with others? Press Book: where a session has room for guests, you can then add more places.',
  camp: 'You can hold one place on each day as a guest.',
  course: 'You can hold one place on each course as a guest.',
};

/** Tells guests, before they book, how many places they can hold, and how to book for several people. */
export const GuestNote = observer(function GuestNote({ kind }: { readonly kind: Offer['kind'] }) {
  const { config } = useSite();
  const { session } = useSignIn();
  const { pathname, search } = useLocation();
  if (session.status !== 'guest' || config.isDesk) return null;
  return (
    <p className="small guest-note">
      <Icon name="info" size="s" />
      <span>
        {limits[kind]} Booking for {kind === 'activity' ? 'your children' : 'several people'}?{' '}
        {config.kiosk ? (
          'Log in first'
        ) : (
          <SiteLink to={`/login?redirect=${encodeURIComponent(pathname + search)}`}>Log in first</SiteLink>
        )}
        .
      </span>
    </p>
  );
});
