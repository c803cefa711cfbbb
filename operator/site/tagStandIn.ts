export const tagScriptPath = '/tag-manager/gtm.js';

/** On a host of its own, as a tag manager is in life. */
export function tagScriptUrl(protocol: string, port: string): string {
  return `${protocol}//tags.localhost:${port}${tagScriptPath}?id={id}`;
}

/** Stands in for a tag manager's script: says in the data layer that it runs, and sends nothing anywhere. */
export function tagScript(id: string): string {
  const loaded = JSON.stringify({ event: 'gtm.load', container: id.replaceAll(/[^\w-]/g, '') });
  return `(window.dataLayer = window.dataLayer || []).push(${loaded});`;
}
