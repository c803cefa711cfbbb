import { MissingPart } from './lazyPart';
import { use, type ReactElement, type ReactNode } from 'react';

export type ServerHtmlProps = {
  readonly html: string;
  /** True if the HTML is entity-encoded; it is decoded once. */
  readonly encoded?: boolean;
  readonly className?: string;
  /** Wraps the content; not called if the sanitised HTML has no text. */
  readonly around?: (content: ReactElement) => ReactNode;
};

let sanitiser: Promise<typeof import('./sanitise')> | undefined;

/**
 * Renders HTML from the server, sanitised to text, lists, tables and links. No other component renders such HTML. The
 * sanitiser loads with the first use, so the component needs a Suspense above it.
 */
export function ServerHtml({ html, encoded = false, className = 'html', around }: ServerHtmlProps) {
  sanitiser ??= import('./sanitise').catch((error: unknown) => {
    throw new MissingPart('The HTML sanitiser could not be loaded.', { cause: error });
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
