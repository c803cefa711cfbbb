import { observer } from 'mobx-react-lite';
import { Icon } from '../kit/components/Icon';
import { Tooltip } from '../kit/components/tooltip/Tooltip';
import { AccountMenu } from './AccountMenu';
import type { HeaderLinks } from './headerLinks';
import { LoginButton } from './LoginButton';
import { SiteLink } from '../kit/site/SiteLink';
import { useSignIn } from '../sign-in/SignInContext';
import { useSite } from '../kit/site/SiteContext';
import { PlainButton } from '../kit/components/PlainButton';

export type AccountToolsProps = { readonly account: HeaderLinks['account']; readonly onLogIn: () => void };

/** The header's login button; after the login, a link and a button, or a menu on phones. */
export const AccountTools = observer(function AccountTools({ account, onLogIn }: AccountToolsProps) {
  const { session } = useSignIn();
  const { config } = useSite();
  switch (account) {
    case 'log-in':
      return (
        <>
          <Tooltip text="Log in" phoneOnly>
            <LoginButton className="tool" onLogIn={onLogIn}>
              <Icon name="person" />
              <span className="name">Log in</span>
            </LoginButton>
          </Tooltip>
          {!config.isDesk && (
            <SiteLink className="tool desktop-only" to="/register">
              Create an account
            </SiteLink>
          )}
        </>
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
          <LogOut />
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
          <LogOut />
        </>
      );
  }
});

const LogOut = observer(function LogOut() {
  const { session } = useSignIn();
  return (
    <PlainButton className="tool wide-only" data-leaves onClick={() => session.logOut()}>
      Log out
    </PlainButton>
  );
});
