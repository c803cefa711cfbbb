import { SiteLink } from '../kit/site/SiteLink';
import type { RenderedLink } from './useHeader';

export type HeaderAnchorProps = { readonly link: RenderedLink; readonly onClick?: () => void };

/** A link in the header: a document load, or a move of the router for a link with a path. */
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
