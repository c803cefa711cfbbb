import { useLocation } from 'react-router-dom';
import { useStores, type Stores } from '../../stores/StoresContext';
import { headerLinks, type HeaderLink, type HeaderLinks, type HeaderTarget } from './headerLinks';

/** A link as it is drawn. */
export type DrawnLink = {
  readonly label: string;
  readonly href: string;
  readonly 'aria-current': 'page' | undefined;
};

export type HeaderView = Pick<HeaderLinks, 'account'> & {
  readonly logo: string | undefined;
  readonly navigation: readonly DrawnLink[];
  readonly kiosk: readonly DrawnLink[];
  readonly basket: DrawnLink | undefined;
};

/** The header of this page, for this customer; `undefined` where a page has none. For an observer. */
export function useHeader(): HeaderView | undefined {
  const stores = useStores();
  const { config } = stores;
  const { pathname } = useLocation();
  const links = headerLinks(conditionsOf(stores));
  if (!links) return undefined;

  const hrefOf = (to: HeaderTarget): string => ('url' in to ? to.url : config.linkTo(to.app, to.path));
  const draw = ({ label, to, current }: HeaderLink): DrawnLink => {
    const isHere = current?.app === config.site.app && current.paths.test(pathname);
    return { label, href: hrefOf(to), 'aria-current': isHere ? 'page' : undefined };
  };
  return {
    account: links.account,
    logo: links.logo && hrefOf(links.logo),
    navigation: links.navigation.map(draw),
    kiosk: links.kiosk.map(draw),
    basket: links.basket && draw(links.basket),
  };
}

/** Whoever has a session is taken for a member until it is known, so that the header does not change under their hand. */
function conditionsOf({ config, selectedVenue, session }: Stores) {
  return {
    site: config.site.app,
    flags: config.flags,
    mode: config.embedded ? 'embedded' : config.kiosk ? 'kiosk' : 'plain',
    kioskHomeUrl: config.config.kiosk.homeUrl,
    venue: selectedVenue.slug,
    member: session.status !== 'guest',
  } as const;
}
