import type { ConfigStore } from '../../stores/ConfigStore';

/**
 * Keeps a kiosk within the operator's sites: a page of anybody else's, or in a window of its own, has no way back, and one
 * that the operator's own text leads to does not know that it is in a kiosk. A press on a link to any of them is told to
 * `onOutside` with the address.
 */
export function keepWithin(config: ConfigStore, onOutside: (url: string) => void): () => void {
  const sites = Object.values(config.config.sites).map(({ url }) => new URL(url).origin);
  const handleClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented) return;
    const isOwn = sites.includes(link.origin) && link.target !== '_blank' && !link.closest('[data-server-html]');
    const isOnPage = link.getAttribute('href')?.startsWith('#');
    if (isOwn || isOnPage) return;
    event.preventDefault();
    event.stopPropagation();
    onOutside(link.href);
  };
  window.addEventListener('click', handleClick, { capture: true });
  return () => window.removeEventListener('click', handleClick, { capture: true });
}
