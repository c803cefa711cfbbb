import { observer } from 'mobx-react-lite';
import { Brand } from '../kit/components/Brand';
import { Icon } from '../kit/components/Icon';
import type { KioskVisit } from './KioskVisit';
import { BasketLink } from '../header/BasketLink';
import { LoginButton } from '../header/LoginButton';
import { useStandaloneBasketLink, useKioskLinks } from '../header/useHeader';
import { useLoginDialog } from '../header/useLoginDialog';
import { useSignIn } from '../sign-in/SignInContext';
import { useSite } from '../kit/site/SiteContext';
import { PlainButton } from '../kit/components/PlainButton';

/** The header of a kiosk. The confirmation shows no links, since its own button ends the visit. */
export const KioskBar = observer(function KioskBar({ visit }: { readonly visit: KioskVisit }) {
  const { config, theme } = useSite();
  const links = useKioskLinks();
  const basket = useStandaloneBasketLink();
  return (
    <header className="site kiosk-bar">
      <div className="wrap">
        <span className="logo">
          <Brand name={config.config.appName} logo={theme.theme.themeAppLogo} />
        </span>
        {!visit.isOnConfirmation && (
          <nav className="tools" aria-label="Kiosk">
            {links.map(({ label, ...link }) => (
              <a key={label} className="tool wide-only" {...link}>
                {label}
              </a>
            ))}
            {basket && <BasketLink link={basket} hasName />}
            <SignInOrOut visit={visit} />
            <button type="button" className="tool" onClick={() => visit.goHome()}>
              <Icon name="home" />
              {config.site.app === 'online-joining' ? 'Home' : <span className="name">Back to Kiosk Home</span>}
            </button>
          </nav>
        )}
      </div>
    </header>
  );
});

/** The login or logout of a kiosk. A logout ends the visit. */
const SignInOrOut = observer(function SignInOrOut({ visit }: { readonly visit: KioskVisit }) {
  const { session } = useSignIn();
  const login = useLoginDialog();
  return (
    <>
      {session.isMember ? (
        <PlainButton className="tool" onClick={() => visit.end('left')}>
          <Icon name="exit" />
          Log out
        </PlainButton>
      ) : (
        <LoginButton className="tool" onLogIn={login.open}>
          <Icon name="person" />
          Log in
        </LoginButton>
      )}
      {login.dialog}
    </>
  );
});
