import { useLocation } from 'react-router-dom';
import type { ConfigStore } from '../kit/site/ConfigStore';
import { useLoadedBasket } from '../bookings/LoadedBasketContext';
import type { SelectedVenueStore } from '../finder/SelectedVenueStore';
import { useFinder } from '../finder/FinderContext';
import { useSite } from '../kit/site/SiteContext';
import type { SessionStore } from '../sign-in/SessionStore';
import { useSignIn } from '../sign-in/SignInContext';
import {
  standaloneBasketLink,
  headerLinks,
  kioskLinks,
  type HeaderConditions,
  type HeaderLink,
  type HeaderLinks,
  type HeaderTarget,
} from './headerLinks';

type Sources = {
  readonly config: ConfigStore;
  readonly selectedVenue: SelectedVenueStore;
  readonly session: SessionStore;
};

/** A link of the header, ready to render. */
export type RenderedLink = {
  readonly label: string;
  readonly href: string;
  /** The router's path, at the desk: a document load would lose the amounts that staff have entered. */
  readonly path: string | undefined;
  readonly 'aria-current': 'page' | undefined;
};

export type HeaderView = Pick<HeaderLinks, 'account' | 'siteTag'> & {
  readonly logo: string | undefined;
  readonly navigation: readonly RenderedLink[];
  readonly basket: RenderedLink | undefined;
};

/** Returns the header of the current page; `undefined` on a page without a header. For an observer. */
export function useHeader(): HeaderView | undefined {
  const sources = useSources();
  const { pathname } = useLocation();
  const links = headerLinks(conditionsOf(sources));
  if (!links) return undefined;
  const { config } = sources;
  return {
    account: links.account,
    ...(links.siteTag !== undefined && { siteTag: links.siteTag }),
    logo: links.logo && hrefOf(config, links.logo),
    navigation: links.navigation.map((link) => renderLink(config, pathname, link)),
    basket: links.basket && renderLink(config, pathname, links.basket),
  };
}

/** Returns the links of a kiosk's bar to other sites. For an observer. */
export function useKioskLinks(): readonly RenderedLink[] {
  const sources = useSources();
  const { pathname } = useLocation();
  return kioskLinks(conditionsOf(sources)).map((link) => renderLink(sources.config, pathname, link));
}

/** Returns the link to the basket on a page without a header, once the basket has an item. For an observer. */
export function useStandaloneBasketLink(): RenderedLink | undefined {
  const sources = useSources();
  const basket = useLoadedBasket();
  const { pathname } = useLocation();
  const link = standaloneBasketLink(conditionsOf(sources));
  const isFilled = basket !== undefined && basket.itemCount > 0;
  return link && isFilled ? renderLink(sources.config, pathname, link) : undefined;
}

function useSources(): Sources {
  const { config } = useSite();
  const { selectedVenue } = useFinder();
  const { session } = useSignIn();
  return { config, selectedVenue, session };
}

function hrefOf(config: ConfigStore, { app, path }: HeaderTarget): string {
  return config.linkTo(app, path);
}

function renderLink(config: ConfigStore, pathname: string, { label, to, current }: HeaderLink): RenderedLink {
  const isHere = current?.app === config.site.app && current.paths.test(pathname);
  const path = config.isDesk && to.app === config.site.app ? to.path : undefined;
  return { label, href: hrefOf(config, to), path, 'aria-current': isHere ? 'page' : undefined };
}

function modeOf({ embedded, kiosk, isDesk }: ConfigStore): HeaderConditions['mode'] {
  if (embedded) return 'embedded';
  if (kiosk) return 'kiosk';
  return isDesk ? 'front-of-house' : 'plain';
}

/** Treats a session that is not checked yet as a member's, so that the header rarely changes after loading. */
function conditionsOf({ config, selectedVenue, session }: Sources) {
  return {
    site: config.site.app,
    flags: config.flags,
    mode: modeOf(config),
    venue: selectedVenue.slug,
    isMember: session.status !== 'guest',
  } as const;
}
