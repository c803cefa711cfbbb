import type { Config } from '../../../schemas/generated/config';

/** An event for tags. Must not contain a customer's input or id. */
export type TagEvent = { readonly event: string } & Readonly<Record<string, unknown>>;

/** The global array that tag managers read; its name is theirs. */
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export function pushEvent(event: TagEvent): void {
  (window.dataLayer ??= []).push(event);
}

/** Loads the tag managers' scripts. The content security policy allows them only after the visitor's consent. */
export function loadTagManagers({ containers, scriptUrl }: NonNullable<Config['analytics']>, now: Date): void {
  pushEvent({ event: 'gtm.js', 'gtm.start': now.getTime() });
  for (const id of containers) {
    const script = document.createElement('script');
    script.async = true;
    script.src = scriptUrl.replace('{id}', encodeURIComponent(id));
    document.head.append(script);
  }
}
