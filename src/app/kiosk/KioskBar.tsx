import { observer } from 'mobx-react-lite';
import { Brand } from '../../components/Brand';
import { Icon } from '../../components/Icon';
import type { KioskVisit } from '../../stores/kiosk/KioskVisit';
import { useStores } from '../../stores/StoresContext';
import { BasketLink } from '../header/BasketLink';
import { LoginButton } from '../header/LoginButton';
import { useBareBasket, useKioskLinks } from '../header/useHeader';
import { useLoginDialog } from '../header/useLoginDialog';

/** A kiosk's own bar. The confirmation has neither log-in nor Home in it: there, the page itself ends the visit. */
export const KioskBar = observer(function KioskBar({ visit }: { readonly visit: KioskVisit }) {
  const { config, theme } = useStores();
  const links = useKioskLinks();
  const basket = useBareBasket();
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
            {basket && <BasketLink link={basket} named />}
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

/** Who logs out on a screen that is everybody's is done with it. */
const SignInOrOut = observer(function SignInOrOut({ visit }: { readonly visit: KioskVisit }) {
  const { session } = useStores();
  const login = useLoginDialog();
  return (
    <>
      {session.isMember ? (
        <button type="button" className="tool" onClick={() => void visit.end('left')}>
          <Icon name="exit" />
          Log out
        </button>
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
