import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../../kit/components/Icon';
import { ArrivalBand } from '../../../kit/site/ArrivalBand';
import { accountLinks, type AccountLink } from '../accountLinks';
import { SiteLink } from '../../../kit/site/SiteLink';
import '../account.css';
import { useKiosk } from '../../../kit/site/KioskContext';
import { useSignIn } from '../../../sign-in/SignInContext';
import { useSite } from '../../../kit/site/SiteContext';
import { PlainButton } from '../../../kit/components/PlainButton';

export type AccountPageProps = {
  /** The page's name in the navigation and the breadcrumbs. */
  readonly label: string;
  /** The heading; the label by default. */
  readonly title?: string;
  /** The parent page in the breadcrumbs. */
  readonly within?: { readonly label: string; readonly path: string };
  readonly children: ReactNode;
};

/** The frame of every account page: breadcrumbs, heading and navigation. On a phone, the header's menu has the pages. */
export const AccountPage = observer(function AccountPage({ label, title, within, children }: AccountPageProps) {
  const { config } = useSite();
  const home = { label: 'Account dashboard', href: '/' };
  const above = within ? [{ label: within.label, href: within.path }] : [];
  const isHome = label === home.label;
  const crumbs = config.bare ? [] : isHome ? [{ label }] : [home, ...above, { label }];
  return (
    <>
      <ArrivalBand crumbs={crumbs} title={title ?? label} />
      <div className="wrap account">
        <nav className="account-side" aria-label="Account">
          <Links />
        </nav>
        <details className={config.bare ? 'account-pages' : 'account-pages wide-only'}>
          <summary>{within?.label ?? label}</summary>
          <nav aria-label="Account pages">
            <Links />
          </nav>
        </details>
        <div className="stack-l account-main">{children}</div>
      </div>
    </>
  );
});

const Links = observer(function Links() {
  const { config } = useSite();
  const { session } = useSignIn();
  const kiosk = useKiosk();
  return (
    <>
      {accountLinks(config.flags).map((link) => (
        <PageLink key={link.path} link={link} />
      ))}
      <PlainButton data-leaves onClick={() => (kiosk ? kiosk.end('left') : session.logOut())}>
        <Icon name="exit" />
        Log out
      </PlainButton>
    </>
  );
});

function PageLink({ link: { path, label, icon } }: { readonly link: AccountLink }) {
  const { pathname } = useLocation();
  return (
    <SiteLink to={path} aria-current={ariaCurrent(pathname, path)}>
      <Icon name={icon} />
      {label}
    </SiteLink>
  );
}

/** Returns the `aria-current` of a link: `page` for its own page, `true` for a page below it. */
function ariaCurrent(pathname: string, path: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  return path !== '/' && pathname.startsWith(`${path}/`) ? 'true' : undefined;
}
