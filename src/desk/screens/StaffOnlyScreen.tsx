import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/components/Button';
import './desk.css';
import { useSignIn } from '../../sign-in/SignInContext';
import { useSite } from '../../kit/site/SiteContext';

/** The screen for a customer who opens the front-of-house site. */
export const StaffOnlyScreen = observer(function StaffOnlyScreen() {
  const { config } = useSite();
  const { session } = useSignIn();
  return (
    <div className="wrap desk-single">
      <section className="card">
        <h1 tabIndex={-1}>This page is for staff</h1>
        <p>
          You are logged in as a customer. To book for yourself, go to our booking pages; if you work here, log in with
          your staff account.
        </p>
        <div className="desk-row">
          <a className="btn btn-primary" href={config.customerUrl}>
            Book an activity
          </a>
          <Button look="secondary" busy={session.logout.loading} onClick={() => session.logOut()}>
            Log out
          </Button>
        </div>
      </section>
    </div>
  );
});
