import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { MembersOnly } from '../sign-in/guards';
import { useSignIn } from '../sign-in/SignInContext';
import { StaffOnlyScreen } from './screens/StaffOnlyScreen';

/** Redirects a guest to the login, and tells a customer that the screen is for staff. The server checks the same. */
export const StaffOnly = observer(function StaffOnly({ screen }: { readonly screen: ReactNode }) {
  const { session } = useSignIn();
  const isRefused = session.isMember && session.user?.isStaff !== true;
  return isRefused ? <StaffOnlyScreen /> : <MembersOnly screen={screen} />;
});
