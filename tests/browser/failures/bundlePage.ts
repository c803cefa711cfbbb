import { build } from 'vite';

/** The name under which a page has the functions of the bundle. */
export const pageGlobal = 'badAnswers';

let made: Promise<string> | undefined;

/** Bundles what looks at a page, for each page of a browser: the same code that looks at the rendered page. */
export function bundlePage(): Promise<string> {
  return (made ??= makeBundle());
}

async function makeBundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'tests/failures/page/inBrowser.ts', formats: ['iife'], name: pageGlobal },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const code = outputs.flatMap((each) => ('output' in each ? each.output : [])).find(({ type }) => type === 'chunk');
  if (code?.type !== 'chunk') throw new Error('The bundle for pages is empty.');
  // A script of a page's beginning is a function of its own: the name has to be put where the page has it.
  return `${code.code}\nwindow.${pageGlobal} = ${pageGlobal};`;
}
