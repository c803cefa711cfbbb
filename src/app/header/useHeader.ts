import { useLocation } from 'react-router-dom';
import type { ConfigStore } from '../../stores/ConfigStore';
import { useStores, type Stores } from '../../stores/StoresContext';
import {
  bareBasket,
  headerLinks,
  kioskLinks,
  type HeaderConditions,
  type HeaderLink,
  type HeaderLinks,
  type HeaderTarget,
} from './headerLinks';

/** A link as it is drawn. */
export type DrawnLink = {
  readonly label: string;
  readonly href: string;
  /** Its path, where the screen may stay: staff would lose what they have counted out by a load of the page. */
  readonly path: string | undefined;
  readonly 'aria-current': 'page' | undefined;
};

export type HeaderView = Pick<HeaderLinks, 'account' | 'tag'> & {
  readonly logo: string | undefined;
  readonly navigation: readonly DrawnLink[];
  readonly basket: DrawnLink | undefined;
};

/** The header of this page, for this customer; `undefined` where a page has none. For an observer. */
export function useHeader(): HeaderView | undefined {
  const stores = useStores();
  const { pathname } = useLocation();
  const links = headerLinks(conditionsOf(stores));
  if (!links) return undefined;
  const { config } = stores;
  return {
    account: links.account,
    ...(links.tag !== undefined && { tag: links.tag }),
    logo: links.logo && hrefOf(config, links.logo),
    navigation: links.navigation.map((link) => draw(config, pathname, link)),
    basket: links.basket && draw(config, pathname, links.basket),
  };
}

/** The links of a kiosk's bar that lead to another site. For an observer. */
export function useKioskLinks(): readonly DrawnLink[] {
  const stores = useStores();
  const { pathname } = useLocation();
  return kioskLinks(conditionsOf(stores)).map((link) => draw(stores.config, pathname, link));
}

/** The way to the basket on a page without a header, once a place waits in it. For an observer. */
export function useBareBasket(): DrawnLink | undefined {
  const stores = useStores();
  const { pathname } = useLocation();
  const link = bareBasket(conditionsOf(stores));
  const isFilled = stores.basket !== undefined && stores.basket.itemCount > 0;
  return link && isFilled ? draw(stores.config, pathname, link) : undefined;
}

function hrefOf(config: ConfigStore, { app, path }: HeaderTarget): string {
  return config.linkTo(app, path);
}

function draw(config: ConfigStore, pathname: string, { label, to, current }: HeaderLink): DrawnLink {
  const isHere = current?.app === config.site.app && current.paths.test(pathname);
  const path = config.isDesk && to.app === config.site.app ? to.path : undefined;
  return { label, href: hrefOf(config, to), path, 'aria-current': isHere ? 'page' : undefined };
}

function modeOf({ embedded, kiosk, isDesk }: ConfigStore): HeaderConditions['mode'] {
  if (embedded) return 'embedded';
  if (kiosk) return 'kiosk';
  return isDesk ? 'front-of-house' : 'plain';
}

/** Whoever has a session is taken for a member until it is known, so that the header does not change under their hand. */
function conditionsOf({ config, selectedVenue, session }: Stores) {
  return {
    site: config.site.app,
    flags: config.flags,
    mode: modeOf(config),
    venue: selectedVenue.slug,
    member: session.status !== 'guest',
  } as const;
}
