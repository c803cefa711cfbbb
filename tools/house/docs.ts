const folders = 'src|operator|bank|schemas|journeys|tests|tools|docs';
const endings = 'ts|tsx|mjs|cjs|js|css|json|md|svg';

/** A path of the repository: one in a folder of its root, or one with a folder and the ending of a source file. */
const path = new RegExp(`^(?:(?:${folders})/[\\w./*-]*|[\\w-][\\w.-]*/[\\w./*-]*\\.(?:${endings}))$`);

/** Returns the paths of the repository that a Markdown text names between backticks, outside its blocks of code. */
export function pathsIn(markdown: string): readonly string[] {
  const spans = withoutBlocks(markdown).matchAll(/`([^`\n]+)`/g);
  return [...spans].map(([, span = '']) => span).filter((span) => path.test(span));
}

/** Returns the files to which a Markdown text links or whose pictures it shows, as written, without anchors. */
export function linksIn(markdown: string): readonly string[] {
  const targets = withoutBlocks(markdown).matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g);
  return [...targets]
    .map(([, link = '', image = '']) => (link || image).split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));
}

function withoutBlocks(markdown: string): string {
  return markdown.replaceAll(/^```[^]*?^```/gm, '');
}
