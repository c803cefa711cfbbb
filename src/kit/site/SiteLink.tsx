import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { useSite } from './SiteContext';

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** A path of this site, with its query if it has one. */
  readonly to: string;
  /** The state of the new entry of the browser's history. */
  readonly state?: unknown;
};

/**
 * A link within the site, which keeps kiosk mode. The router's own `Link` would bring the code that fetches pages in
 * advance for a server of the router's own.
 */
export function SiteLink({ to, state, onClick, ...link }: SiteLinkProps) {
  const { config } = useSite();
  const address = config.withKioskQuery(to);
  const go = useLinkClickHandler(address, { state });
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  return <a {...link} href={useHref(address)} onClick={press} />;
}
