import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import type axe from 'axe-core';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { readonly id: string; readonly help: string; readonly nodes: readonly { readonly html: string }[] };

/** `repeated`: an equal state of the page passed before in this run, so that it was not audited again. */
export type Audited = { readonly violations: readonly string[]; readonly repeated: boolean };

/** Holds what the page shows now, or what a frame of it shows, against WCAG 2.2 AA, unless an equal state has passed. */
export async function auditState(page: Page, frame: string | undefined): Promise<Audited> {
  const root = frame === undefined ? page.locator(':root') : page.frameLocator(frame).locator(':root');
  await settle(root);
  const mark = markOf(await fingerprint(root));
  if (existsSync(mark)) return { violations: [], repeated: true };
  const look = async () => {
    await settle(root);
    return frame === undefined ? violationsOf(page) : violationsIn(page, frame);
  };
  const first = await look().catch((error: unknown) => {
    if (!String(error).includes('was garbage collected')) throw error;
    return look(); // the browser lost what axe was about to answer, which says nothing of the page
  });
  // A fade that began while axe looked has ended by the second look; what is wrong is still wrong then.
  const violations = first.length === 0 ? first : await look();
  if (violations.length === 0) writeFileSync(mark, '');
  return {
    repeated: false,
    violations: violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`,
    ),
  };
}

/**
 * Runs axe in the page itself, without its frames, to which axe is brought once in each document. AxeBuilder brings it twice
 * for each look, which takes longer than looking.
 */
async function violationsOf(page: Page): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (tags) => {
    const { axe: here } = window as unknown as { readonly axe: typeof axe };
    const { violations } = await here.run(
      { exclude: ['iframe'] },
      { resultTypes: ['violations'], runOnly: { type: 'tag', values: [...tags] } },
    );
    return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => ({ html })) }));
  }, wcag);
}

async function violationsIn(page: Page, frame: string): Promise<readonly Violation[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(wcag);
  const { violations } = await builder.include({ fromFrames: [frame, ':root'] }).analyze();
  return violations;
}

/** Returns the file that says, to both workers, that a state has passed in this run. */
function markOf(state: string): string {
  const folder = join(process.env.TEST_DATA_DIR ?? 'test-results', 'audited');
  mkdirSync(folder, { recursive: true });
  return join(folder, state);
}

/**
 * Returns a hash of what the rules look at: elements with their attributes, styles and states, where text stands and where
 * none does, the size of the viewport, and what the visitor prefers. Texts, addresses and numbers in identifiers differ
 * between tests and decide nothing.
 */
async function fingerprint(root: Locator): Promise<string> {
  const parts = await root.evaluate(({ ownerDocument }) => {
    const told = [location.host, String(innerWidth), String(innerHeight)];
    for (const query of ['(forced-colors: active)', '(prefers-reduced-motion: reduce)', '(hover: none)'])
      told.push(String(matchMedia(query).matches));
    const walker = ownerDocument.createTreeWalker(ownerDocument, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Element)) {
        if (node.textContent?.trim() !== '') told.push('text');
        continue;
      }
      told.push(
        node.tagName,
        ...[':checked', ':disabled', ':invalid', ':focus'].filter((state) => node.matches(state)),
      );
      for (const { name, value } of node.attributes) {
        const isAddress = ['href', 'src', 'srcset', 'd', 'nonce', 'content', 'datetime', 'value'].includes(name);
        told.push(isAddress ? name : `${name}=${value.replaceAll(/_r_\w+_/g, '#')}`);
      }
    }
    return told;
  });
  return createHash('sha256')
    .update(parts.join('\n').replaceAll(/(?<=^(?:id|for|name|aria-\w+)=.*)\d+/gm, '#'))
    .digest('hex');
}

/** Lets fades end, since a colour half faded in has less contrast than it will have. */
async function settle(root: Locator): Promise<void> {
  await root.evaluate(async ({ ownerDocument }) => {
    await Promise.allSettled(
      ownerDocument
        .getAnimations()
        .filter((each) => each.effect?.getTiming().iterations !== Infinity)
        .map((each) => each.finished),
    );
  });
}
