import type { Config } from '../../../schemas/generated/config';

/** What tags are told. Never what a customer typed, and no id of theirs. */
export type TagEvent = { readonly event: string } & Readonly<Record<string, unknown>>;

/** The list that tag managers read, as theirs is called. */
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export function push(event: TagEvent): void {
  (window.dataLayer ??= []).push(event);
}

/** Has the tag managers' scripts loaded, which the page's policy admits only where a visitor agreed. */
export function loadTagManagers({ containers, scriptUrl }: NonNullable<Config['analytics']>, now: Date): void {
  push({ event: 'gtm.js', 'gtm.start': now.getTime() });
  for (const id of containers) {
    const script = document.createElement('script');
    script.async = true;
    script.src = scriptUrl.replace('{id}', encodeURIComponent(id));
    document.head.append(script);
  }
}
