import { observer } from 'mobx-react-lite';
import { Suspense, useCallback, useState } from 'react';
import { lazyPart } from '../../components/lazyPart';
import { Presence } from '../../components/motion/Presence';
import { AccountTools } from './AccountTools';
import { HeaderAnchor } from './HeaderAnchor';
import { BasketLink } from './BasketLink';
import { Logo } from './Logo';
import { MenuButton } from './MenuButton';
import { useHeader } from './useHeader';

const LoginDialog = lazyPart(
  () => import('../../screens/login/LoginDialog'),
  (part) => part.LoginDialog,
);

/** The operator's header, the same on every site. What stands in it when, says `headerLinks`. */
export const Header = observer(function Header() {
  const [loggingIn, setLoggingIn] = useState(false);
  const openLogin = useCallback(() => setLoggingIn(true), []);
  const closeLogin = useCallback(() => setLoggingIn(false), []);
  const header = useHeader();
  if (!header) return null;
  const { logo, navigation, basket, account, tag } = header;
  return (
    <header className="site dark">
      <div className="wrap">
        <Logo href={logo} />
        {navigation.length > 0 && (
          <nav aria-label="Main">
            {navigation.map((link) => (
              <HeaderAnchor key={link.label} link={link} />
            ))}
          </nav>
        )}
        <div className="tools">
          {tag !== undefined && <span className="tag tag-warning">{tag}</span>}
          {basket && <BasketLink link={basket} />}
          <AccountTools account={account} onLogIn={openLogin} />
          <MenuButton links={basket ? [...navigation, basket] : navigation} account={account} onLogIn={openLogin} />
        </div>
      </div>
      <Presence>
        {loggingIn && (
          <Suspense fallback={null}>
            <LoginDialog onClose={closeLogin} />
          </Suspense>
        )}
      </Presence>
    </header>
  );
});
