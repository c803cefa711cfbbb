import { observer } from 'mobx-react-lite';
import { refusalText } from '../../kit/api/refusalText';
import { Button } from '../../kit/components/Button';
import { Note } from '../../kit/components/Note';
import { SiteLink } from '../../kit/site/SiteLink';
import { useSignIn } from '../../sign-in/SignInContext';
import { useAccount } from '../AccountContext';
import './email.css';

/** The notice that asks the owner of a new account to confirm its e-mail address, with another link if they need one. */
export const EmailNotice = observer(function EmailNotice() {
  const { user } = useSignIn().session;
  const { emailChange } = useAccount();
  const { data, error, loading } = emailChange.another;
  if (!user || user.emailConfirmed) return null;
  const told =
    data?.sent === true
      ? `We have sent another link to ${user.email}. Earlier ones no longer work.`
      : `We have sent a link to ${user.email}.`;
  return (
    <Note type="warning" title="Please confirm your email address">
      <div className="email-notice">
        <p>
          <span role="status">{told}</span> Open it within 24 hours, so that we know that your tickets and receipts
          reach you. Is the address wrong? <SiteLink to="/user-details">Change it</SiteLink>
        </p>
        {error && <p role="alert">The link was not sent. {refusalText(error)}</p>}
        <Button look="secondary" size="s" busy={loading} onClick={() => emailChange.mailAgain()}>
          Send the link again
        </Button>
      </div>
    </Note>
  );
});
