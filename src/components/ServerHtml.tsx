import { MissingPart } from './lazyPart';
import { use, type ReactElement, type ReactNode } from 'react';

export type ServerHtmlProps = {
  readonly html: string;
  /** The HTML arrived entity-encoded; it is decoded once. */
  readonly encoded?: boolean;
  readonly className?: string;
  /** What stands around it, and is left out too when nothing to read is left of it. */
  readonly around?: (content: ReactElement) => ReactNode;
};

let sanitiser: Promise<typeof import('./sanitise')> | undefined;

/**
 * The one place where HTML of the server's reaches the page: what is not text, list, table or link is left out. What
 * cleans it arrives with the first piece, so this wants a Suspense above it.
 */
export function ServerHtml({ html, encoded = false, className = 'html', around }: ServerHtmlProps) {
  sanitiser ??= import('./sanitise').catch((error: unknown) => {
    throw new MissingPart('What cleans HTML could not be had.', { cause: error });
  });
  const { sanitise } = use(sanitiser);
  const clean = sanitise(html, encoded);
  const content = <div className={className} data-server-html dangerouslySetInnerHTML={{ __html: clean }} />;
  if (around === undefined) return content;
  return hasText(clean) ? around(content) : null;
}

function hasText(html: string): boolean {
  return html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() !== '';
}
