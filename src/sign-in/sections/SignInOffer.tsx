import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '../../kit/site/SiteLink';
import './details.css';

/** Offers returning customers to log in, so that they need not enter their details again. */
export const SignInOffer = observer(function SignInOffer() {
  const { pathname, search } = useLocation();
  return (
    <div className="sign-in-offer">
      <div>
        <p className="strong">Already have an online account?</p>
        <p className="small muted">Signing in now will make your membership purchase quicker.</p>
      </div>
      <SiteLink className="btn btn-secondary btn-s" to={`/login?redirect=${encodeURIComponent(pathname + search)}`}>
        Log in
      </SiteLink>
    </div>
  );
});
