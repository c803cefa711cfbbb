import { use } from 'react';

export type ServerHtmlProps = {
  readonly html: string;
  /** The HTML arrived entity-encoded; it is decoded once. */
  readonly encoded?: boolean;
  readonly className?: string;
};

let sanitiser: Promise<typeof import('./sanitise')> | undefined;

/**
 * The one place where HTML of the server's reaches the page: what is not text, list, table or link is left out. What
 * cleans it arrives with the first piece, so this wants a Suspense above it.
 */
export function ServerHtml({ html, encoded = false, className = 'html' }: ServerHtmlProps) {
  sanitiser ??= import('./sanitise');
  const { sanitise } = use(sanitiser);
  return <div className={className} dangerouslySetInnerHTML={{ __html: sanitise(html, encoded) }} />;
}
