import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../../components/Icon';
import { useStores } from '../../../stores/StoresContext';
import { ArrivalBand } from '../../ArrivalBand';
import { accountLinks, type AccountLink } from '../links';
import { SiteLink } from '../../../sections/SiteLink';
import '../account.css';

export type AccountPageProps = {
  /** The page's name in the navigation and on the way to it. */
  readonly label: string;
  /** What stands in the band, if that is not the label. */
  readonly title?: string;
  /** The page that this one is a part of. */
  readonly within?: { readonly label: string; readonly path: string };
  readonly children: ReactNode;
};

/** A page of the account: where one is, the way to the others, and the page itself. */
export const AccountPage = observer(function AccountPage({ label, title, within, children }: AccountPageProps) {
  const { config } = useStores();
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
        <details className="account-pages">
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
  const { config, session, kiosk } = useStores();
  return (
    <>
      {accountLinks(config.flags).map((link) => (
        <PageLink key={link.path} link={link} />
      ))}
      <button type="button" onClick={() => void (kiosk ? kiosk.end('left') : session.logOut())}>
        <Icon name="exit" />
        Log out
      </button>
    </>
  );
});

function PageLink({ link: { path, label, icon } }: { readonly link: AccountLink }) {
  const { pathname } = useLocation();
  return (
    <SiteLink to={path} aria-current={currentness(pathname, path)}>
      <Icon name={icon} />
      {label}
    </SiteLink>
  );
}

/** Whether one is on that page, or on one that belongs to it. */
function currentness(pathname: string, path: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  return path !== '/' && pathname.startsWith(`${path}/`) ? 'true' : undefined;
}
