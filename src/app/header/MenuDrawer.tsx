import { observer } from 'mobx-react-lite';
import { Button } from '../../components/Button';
import { Drawer } from '../../components/dialog/lazyDialog';
import { loginWordsOf } from '../../screens/login/words';
import { useStores } from '../../stores/StoresContext';
import type { HeaderLinks } from './headerLinks';
import { HeaderAnchor } from './HeaderAnchor';
import { LoginButton } from './LoginButton';
import type { DrawnLink } from './useHeader';
import { SiteLink } from '../../sections/SiteLink';

export type MenuDrawerProps = {
  readonly links: readonly DrawnLink[];
  readonly account: HeaderLinks['account'];
  readonly onLogIn: () => void;
  readonly onClose: () => void;
};

/** The header's links on a narrow page. Whatever is chosen in it closes it. */
export const MenuDrawer = observer(function MenuDrawer({ links, account, onLogIn, onClose }: MenuDrawerProps) {
  const { session, config } = useStores();
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
        <Button look="secondary" full onClick={handleLogOut}>
          Log out
        </Button>
      ) : (
        <section className="menu-login" aria-labelledby="menu-login">
          <h3 id="menu-login">{loginWordsOf(config).title}</h3>
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
