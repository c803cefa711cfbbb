import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../kit/components/Icon';
import { phoneWidth, useMedia } from '../kit/components/useMedia';
import { accountLinks } from '../account/screens/accountLinks';
import { useSignIn } from '../sign-in/SignInContext';
import { useSite } from '../kit/site/SiteContext';
import { SiteLink } from '../kit/site/SiteLink';
import { PlainButton } from '../kit/components/PlainButton';

/** The menu of the account's pages, on phones. */
export const AccountMenu = observer(function AccountMenu() {
  const { config } = useSite();
  const { session } = useSignIn();
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const onPhone = useMedia(phoneWidth);
  const close = (): void => {
    const { current } = menu;
    if (current && 'hidePopover' in current) current.hidePopover();
  };
  useEffect(close, [pathname, onPhone]);
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
          <PageLink key={path} path={path} onFollow={close}>
            <Icon name={icon} />
            {label}
          </PageLink>
        ))}
        <PlainButton data-leaves onClick={() => session.logOut()}>
          <Icon name="exit" />
          Log out
        </PlainButton>
      </nav>
    </>
  );
});

type PageLinkProps = { readonly path: string; readonly onFollow: () => void; readonly children: ReactNode };

/** The link to a page of the account. On the account's own site it loads no document, so that Back leads to the page as it was. */
function PageLink({ path, onFollow, children }: PageLinkProps) {
  const { config } = useSite();
  const { pathname } = useLocation();
  if (config.site.app !== 'my-account') return <a href={config.linkTo('my-account', path)}>{children}</a>;
  return (
    <SiteLink to={path} aria-current={pathname === path ? 'page' : undefined} onClick={onFollow}>
      {children}
    </SiteLink>
  );
}

/** Closes the menu when the focus has moved on: the rest of the page would lie behind it. */
function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const isOutside = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
  if (isOutside && 'hidePopover' in currentTarget) currentTarget.hidePopover();
}
