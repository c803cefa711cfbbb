import { observer } from 'mobx-react-lite';
import { Button } from '../kit/components/Button';
import { Drawer } from '../kit/components/dialog/lazyDialog';
import { loginTextsOf } from '../sign-in/screens/loginTexts';
import type { HeaderLinks } from './headerLinks';
import { HeaderAnchor } from './HeaderAnchor';
import { LoginButton } from './LoginButton';
import type { RenderedLink } from './useHeader';
import { SiteLink } from '../kit/site/SiteLink';
import { useSignIn } from '../sign-in/SignInContext';
import { useSite } from '../kit/site/SiteContext';

export type MenuDrawerProps = {
  readonly links: readonly RenderedLink[];
  readonly account: HeaderLinks['account'];
  readonly onLogIn: () => void;
  readonly onClose: () => void;
};

/** The header's links on narrow pages. Every choice closes the drawer. */
export const MenuDrawer = observer(function MenuDrawer({ links, account, onLogIn, onClose }: MenuDrawerProps) {
  const { session } = useSignIn();
  const { config } = useSite();
  const handleLogOut = (): void => {
    onClose();
    void session.logOut();
  };
  const handleLogIn = (): void => {
    onClose();
    onLogIn();
  };
  return (
    <Drawer title="Menu" onClose={onClose}>
      <nav aria-label="Menu">
        <ul className="menu">
          {links.map((link) => (
            <li key={link.label}>
              <HeaderAnchor link={link} onClick={onClose} />
            </li>
          ))}
        </ul>
      </nav>
      {account !== 'log-in' ? (
        <Button look="secondary" full data-leaves onClick={handleLogOut}>
          Log out
        </Button>
      ) : (
        <section className="menu-login" aria-labelledby="menu-login">
          <h3 id="menu-login">{loginTextsOf(config).title}</h3>
          <LoginButton className="btn btn-primary btn-full" onLeave={onClose} onLogIn={handleLogIn}>
            Log in
          </LoginButton>
          {!config.isDesk && (
            <SiteLink className="btn btn-secondary btn-full" to="/register" onClick={onClose}>
              Create an account
            </SiteLink>
          )}
        </section>
      )}
    </Drawer>
  );
});
