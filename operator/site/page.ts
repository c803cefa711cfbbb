/** Gives the page the title that it has once its app is there, so that a tab names the page from the start. */
export function titled(html: string, title: string): string {
  const text = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return html.replace(/<title>[^<]*<\/title>/, () => `<title>${text}</title>`);
}

/** Puts data blocks into the page; they are data, not script, so no policy needs to admit them. */
export function inline(html: string, blocks: Readonly<Record<string, unknown>>): string {
  const scripts = Object.entries(blocks).map(([name, value]) => {
    const json = JSON.stringify(value).replaceAll('<', '\\u003c');
    return `<script type="application/json" id="joinery-${name}">${json}</script>`;
  });
  return html.replace('</head>', () => `${scripts.join('')}</head>`);
}
