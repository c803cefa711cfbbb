import type { ConfigStore } from '../kit/site/ConfigStore';

/**
 * Blocks links out of the operator's sites at a kiosk: another site or a new window has no way back, and a page linked in
 * the operator's own HTML would not know that it is in a kiosk. Calls `onOutside` with the URL of a blocked link. Returns
 * a disposer.
 */
export function interceptOutsideLinks(config: ConfigStore, onOutside: (url: string) => void): () => void {
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
