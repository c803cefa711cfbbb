import { observer } from 'mobx-react-lite';
import { Icon } from '../../components/Icon';
import { Tooltip } from '../../components/tooltip/Tooltip';
import { useStores } from '../../stores/StoresContext';
import { AccountMenu } from './AccountMenu';
import type { HeaderLinks } from './headerLinks';
import { LoginButton } from './LoginButton';

export type AccountToolsProps = { readonly account: HeaderLinks['account']; readonly onLogIn: () => void };

/** Logging in, or what one has who is logged in: a link and a button on a wide page, a menu on a phone. */
export const AccountTools = observer(function AccountTools({ account, onLogIn }: AccountToolsProps) {
  const { session, config } = useStores();
  switch (account) {
    case 'log-in':
      return (
        <Tooltip text="Log in" onPhone>
          <LoginButton className="tool" onLogIn={onLogIn}>
            <Icon name="person" />
            <span className="name">Log in</span>
          </LoginButton>
        </Tooltip>
      );
    case 'my-account':
      return (
        <>
          <a
            className="tool wide-only"
            href={config.linkTo('my-account', '/')}
            aria-current={config.site.app === 'my-account' ? 'true' : undefined}
          >
            <Icon name="person" />
            My account
          </a>
          <AccountMenu />
          <button type="button" className="tool wide-only" onClick={() => void session.logOut()}>
            Log out
          </button>
        </>
      );
    case 'on-duty':
      return (
        <>
          <p className="tool wide-only">
            <Icon name="person" />
            <span className="vh">On duty: </span>
            {session.user && `${session.user.firstName} ${session.user.lastName}`}
          </p>
          <button type="button" className="tool wide-only" onClick={() => void session.logOut()}>
            Log out
          </button>
        </>
      );
  }
});
