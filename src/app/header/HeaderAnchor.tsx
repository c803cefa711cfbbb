import { SiteLink } from '../../sections/SiteLink';
import type { DrawnLink } from './useHeader';

export type HeaderAnchorProps = { readonly link: DrawnLink; readonly onClick?: () => void };

/** A link of the header's; most lead to a page that is loaded anew. */
export function HeaderAnchor({ link: { label, href, path, ...rest }, onClick }: HeaderAnchorProps) {
  return path === undefined ? (
    <a {...rest} href={href} onClick={onClick}>
      {label}
    </a>
  ) : (
    <SiteLink {...rest} to={path} onClick={onClick}>
      {label}
    </SiteLink>
  );
}
