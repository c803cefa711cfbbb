import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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
    return builder(page, frame).analyze();
  };
  const first = await look().catch((error: unknown) => {
    if (!String(error).includes('was garbage collected')) throw error;
    return look(); // the browser lost what axe was about to answer, which says nothing of the page
  });
  // A fade that began while axe looked has ended by the second look; what is wrong is still wrong then.
  const { violations } = first.violations.length === 0 ? first : await look();
  if (violations.length === 0) writeFileSync(mark, '');
  return {
    repeated: false,
    violations: violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`,
    ),
  };
}

function builder(page: Page, frame: string | undefined): AxeBuilder {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(wcag);
  if (frame !== undefined) return axe.include({ fromFrames: [frame, ':root'] });
  // Without frames there is nothing to put together, which axe opens another page for.
  return axe.exclude('iframe').setLegacyMode();
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
