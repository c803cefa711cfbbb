import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { refusalText } from '../../kit/api/refusalText';
import { Button } from '../../kit/components/Button';
import { FloorBand } from '../../kit/components/Floor';
import { Note } from '../../kit/components/Note';
import { SiteLink } from '../../kit/site/SiteLink';
import { useSite } from '../../kit/site/SiteContext';
import { useTokenOfAddress } from '../../kit/site/useTokenOfAddress';
import { useSignIn } from '../../sign-in/SignInContext';
import { useAccount } from '../AccountContext';
import './email.css';

/**
 * The screen on which a mailed link confirms an e-mail address. It is confirmed by a press: mail systems open links to
 * look at them. Needs no log-in, since the link may be opened on another device.
 */
export const ConfirmEmailScreen = observer(function ConfirmEmailScreen() {
  const { config } = useSite();
  const token = useTokenOfAddress();
  const { confirmation } = useAccount().emailChange;
  useLayoutEffect(() => confirmation.clear(), [confirmation, token]);
  return (
    <>
      <FloorBand
        crumbs={config.bare ? [] : [{ label: 'My account', href: '/' }, { label: 'Confirm your email address' }]}
        title="Confirm your email address"
      />
      <div className="wrap confirm-email">
        <div className="card">
          {token === '' ? (
            <>
              <Note type="neutral" title="To confirm your email address, open the link in our email." />
              <WayOn />
            </>
          ) : (
            <Confirmation token={token} />
          )}
        </div>
      </div>
    </>
  );
});

const Confirmation = observer(function Confirmation({ token }: { readonly token: string }) {
  const { emailChange } = useAccount();
  const { data, error, loading } = emailChange.confirmation;
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (data) told.current?.focus();
  }, [data]);
  if (data)
    return (
      <div ref={told} className="confirmed" tabIndex={-1}>
        <Note type="success" title={`Your email address ${data.email} is confirmed`} live>
          You log in with it, and we write to it.
        </Note>
        <WayOn />
      </div>
    );
  const isGone = error?.status === 422;
  return (
    <>
      {error && <Note type="danger" title={refusalText(error)} live />}
      {isGone ? (
        <WayOn />
      ) : (
        <>
          <p>Press the button to confirm that this email address is yours. Your account uses it from then on.</p>
          <Button size="l" full busy={loading} onClick={() => emailChange.confirm(token)}>
            {loading ? 'Processing...' : 'Confirm my email address'}
          </Button>
        </>
      )}
    </>
  );
});

const WayOn = observer(function WayOn() {
  const { session } = useSignIn();
  return session.user ? (
    <SiteLink className="btn btn-secondary btn-full" to="/user-details">
      My details
    </SiteLink>
  ) : (
    <SiteLink className="btn btn-secondary btn-full" to="/login">
      Log in
    </SiteLink>
  );
});
