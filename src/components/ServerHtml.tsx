import DOMPurify, { type Config } from 'dompurify';
import { useMemo } from 'react';

const config: Config = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'a', 'span', 'div'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'title', 'colspan', 'rowspan', 'scope', 'lang', 'dir'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const purify = typeof window === 'undefined' ? undefined : DOMPurify(window);
purify?.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A' && /^https?:/i.test(node.getAttribute('href') ?? ''))
    node.setAttribute('rel', 'noopener noreferrer');
});

export type ServerHtmlProps = {
  readonly html: string;
  /** The HTML arrived entity-encoded; it is decoded once. */
  readonly encoded?: boolean;
  readonly className?: string;
};

/** The one place where HTML of the server's reaches the page: what is not text, list, table or link is left out. */
export function ServerHtml({ html, encoded = false, className = 'html' }: ServerHtmlProps) {
  const clean = useMemo(() => purify?.sanitize(encoded ? decode(html) : html, config) ?? '', [html, encoded]);
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean }} />;
}

function decode(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').documentElement.textContent ?? '';
}
