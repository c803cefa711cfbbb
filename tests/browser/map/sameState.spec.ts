import type { Page } from '@playwright/test';
import { seededRandom } from '../../../operator/seed/random';
import { Finder } from '../support/Finder';
import { expect, test } from '../support/test';

/** A customer's acts; each can be done on the map and without it. */
type Act =
  | { readonly kind: 'pick'; readonly name: string }
  | { readonly kind: 'search'; readonly term: string }
  | { readonly kind: 'radius'; readonly miles: number }
  | { readonly kind: 'clear' };

const around = [
  'Kirkstall Bridge Leisure Centre',
  'Woodhouse Baths',
  'Armley Sports Hall',
  'Meanwood Park Gym',
  'Scott Hall Pool & Fitness',
];

/** Begins where pins are to be seen; then anything. */
function actsOf(seed: number): readonly Act[] {
  const random = seededRandom(seed);
  const any = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T; // never empty
  const makers: readonly (() => Act)[] = [
    () => ({ kind: 'pick', name: any(around) }),
    () => ({ kind: 'pick', name: any(around) }),
    () => ({ kind: 'search', term: any([...around, 'leeds', 'LS7']) }),
    () => ({ kind: 'radius', miles: 3 + Math.floor(random() * 8) }),
  ];
  const acts = Array.from({ length: 4 }, () => any(makers)());
  const [first, ...rest] = acts;
  const cleared: Act[] = random() < 0.3 ? [{ kind: 'clear' }, { kind: 'search', term: 'leeds' }] : [];
  return [{ kind: 'search', term: 'Woodhouse' }, ...(first ? [first] : []), ...cleared, ...rest];
}

async function act(finder: Finder, page: Page, way: 'map' | 'list', step: Act): Promise<void> {
  switch (step.kind) {
    case 'pick':
      return way === 'map' ? pickOnMap(finder, page, step.name) : pickInList(page, step.name);
    case 'search':
      await finder.search(step.term);
      return expect(finder.header).toHaveText(new RegExp(`^Showing .*${step.term}`, 'i')); // the search begins a frame later
    case 'radius':
      return finder.radius.fill(String(step.miles));
    case 'clear':
      return page.getByRole('button', { name: 'Clear search' }).click();
  }
}

async function pickOnMap(finder: Finder, page: Page, name: string): Promise<void> {
  await finder.settled();
  const pin = page.locator('.map-frame').getByRole('button', { name, exact: true });
  // A pin that is clustered with others comes out from nearer by.
  for (let steps = 0; steps < 6 && (await pin.count()) === 0; steps += 1) {
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await finder.settled();
  }
  await pin.press('Enter');
}

async function pickInList(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name} show on the map` }).press('Enter');
}

async function stateOf(finder: Finder): Promise<unknown> {
  return {
    header: await finder.header.innerText(),
    names: await finder.names(),
    miles: await finder.miles(),
    selected: await finder.selectedCard.allInnerTexts(),
    term: await finder.box.inputValue(),
    radius: await finder.radius.inputValue(),
    pin: await finder.page.locator('.pin-on').evaluateAll((pins) => pins.map((pin) => pin.getAttribute('aria-label'))),
  };
}

for (const seed of [1, 2, 3, 4, 5, 6]) {
  test(
    `the same acts through the map and through the list end in the same state, mix ${seed}`,
    { tag: '@each' },
    async ({ page, sandbox }) => {
      const acts = actsOf(seed);
      const ends: unknown[] = [];
      for (const way of ['map', 'list'] as const) {
        const tab = await page.context().newPage(); // one tab keeps its search for the next visit
        await tab.emulateMedia({ reducedMotion: 'reduce' });
        const finder = new Finder(tab, sandbox);
        await finder.open();
        for (const step of acts) await act(finder, tab, way, step);
        ends.push(await stateOf(finder));
        await tab.close();
      }
      expect(ends[0], JSON.stringify(acts)).toEqual(ends[1]);
    },
  );
}
