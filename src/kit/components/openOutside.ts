import { outsideAddress } from './outsideAddress';

/** Has a link that leaves the page's origin open a page of its own, which is not told of ours. Leaves all else as it is. */
export function openOutside(node: Element, page: string): void {
  const href = node.tagName === 'A' ? node.getAttribute('href') : null;
  const address = href === null ? undefined : outsideAddress(href, page);
  if (address === undefined) return;
  node.setAttribute('href', address);
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
}
