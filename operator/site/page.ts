/** Puts data blocks into the page; they are data, not script, so no policy needs to admit them. */
export function inline(html: string, blocks: Readonly<Record<string, unknown>>): string {
  const scripts = Object.entries(blocks).map(([name, value]) => {
    const json = JSON.stringify(value).replaceAll('<', '\\u003c');
    return `<script type="application/json" id="joinery-${name}">${json}</script>`;
  });
  return html.replace('</head>', () => `${scripts.join('')}</head>`);
}
