import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FocusEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../kit/components/Icon';
import { phoneWidth, useMedia } from '../kit/components/useMedia';
import { accountLinks } from '../account/screens/accountLinks';
import { useSignIn } from '../sign-in/SignInContext';
import { useSite } from '../kit/site/SiteContext';
import { PlainButton } from '../kit/components/PlainButton';

/** The menu of the account's pages, on phones. */
export const AccountMenu = observer(function AccountMenu() {
  const { config } = useSite();
  const { session } = useSignIn();
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const onPhone = useMedia(phoneWidth);
  useEffect(() => {
    const { current } = menu;
    if (current && 'hidePopover' in current) current.hidePopover();
  }, [pathname, onPhone]);
  const isOwn = config.site.app === 'my-account';
  return (
    <>
      <button type="button" className="tool phone-only" popoverTarget="account-menu">
        <Icon name="person" size="l" />
        <span className="tool-word">Account</span>
      </button>
      <nav
        id="account-menu"
        ref={menu}
        className="account-menu"
        popover="auto"
        aria-label="Account"
        onBlur={closeBehindFocus}
      >
        {accountLinks(config.flags).map(({ path, label, icon }) => (
          <a
            key={path}
            href={config.linkTo('my-account', path)}
            aria-current={isOwn && pathname === path ? 'page' : undefined}
          >
            <Icon name={icon} />
            {label}
          </a>
        ))}
        <PlainButton data-leaves onClick={() => session.logOut()}>
          <Icon name="exit" />
          Log out
        </PlainButton>
      </nav>
    </>
  );
});

/** Closes the menu when the focus has moved on: the rest of the page would lie behind it. */
function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const isOutside = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
  if (isOutside && 'hidePopover' in currentTarget) currentTarget.hidePopover();
}
