import { observer } from 'mobx-react-lite';
import { AccountTools } from './AccountTools';
import { HeaderAnchor } from './HeaderAnchor';
import { BasketLink } from './BasketLink';
import { Logo } from './Logo';
import { MenuButton } from './MenuButton';
import { useHeader } from './useHeader';
import { useLoginDialog } from './useLoginDialog';

/** The operator's header on every site. `headerLinks` decides which links it shows. */
export const Header = observer(function Header() {
  const login = useLoginDialog();
  const header = useHeader();
  if (!header) return null;
  const { logo, navigation, basket, account, siteTag } = header;
  return (
    <header className={siteTag === undefined ? 'site dark' : 'site dark desk-bar'}>
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
          {siteTag !== undefined && <span className="tag tag-warning">{siteTag}</span>}
          {basket && <BasketLink link={basket} />}
          <AccountTools account={account} onLogIn={login.open} />
          <MenuButton links={basket ? [...navigation, basket] : navigation} account={account} onLogIn={login.open} />
        </div>
      </div>
      {login.dialog}
    </header>
  );
});
