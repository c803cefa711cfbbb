import type { Page } from '@playwright/test';
import { Account } from '../support/Account';
import { SiteHeader } from '../support/SiteHeader';
import { expect, test } from '../support/test';

/** A box in one frame. */
type Frame = {
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly opacity: number;
  readonly inert: boolean;
  /** True if a press in its middle would go to it. */
  readonly covers: boolean;
  /** The element that has the focus. */
  readonly focus: string;
};

/** Opens a page, and waits until things on it can move: that is later than one can use it. */
async function openMoving(page: Page, open: () => Promise<unknown>): Promise<void> {
  const arrival = page.waitForResponse(/\/framer-[^/]+\.js$/);
  await open();
  await (await arrival).finished();
  await page.waitForTimeout(200);
}

/** Slower than it is, so that a machine that draws few frames draws some of each motion. */
async function slowDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const pace of ['fast', 'base', 'slow']) document.documentElement.style.setProperty(`--${pace}`, '900ms');
  });
}

/** The first box that `selector` names, frame by frame, from before `act` until well after it. */
async function framesOf(page: Page, selector: string, act: () => Promise<void>): Promise<readonly Frame[]> {
  const recording = await page.evaluateHandle((of) => {
    const frames: Frame[] = [];
    const look = (): void => {
      const box = document.querySelector<HTMLElement>(of);
      if (box) {
        const { top, left, width, height } = box.getBoundingClientRect();
        frames.push({
          top,
          left,
          height,
          opacity: Number(getComputedStyle(box).opacity),
          inert: box.inert,
          covers: box.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
          focus: document.activeElement?.textContent ?? '',
        });
      }
      requestAnimationFrame(look);
    };
    look();
    return frames;
  }, selector);
  await act();
  await page.waitForTimeout(1600);
  return recording.jsonValue();
}

/** The number of different values that a measure takes: more than three are a motion. */
const stepsOf = (frames: readonly Frame[], measure: 'top' | 'left' | 'height' | 'opacity'): number =>
  new Set(frames.map((frame) => frame[measure].toFixed(2))).size;

const body = (id: string): string => `.lane:has(#${id}-title) > .sec > :nth-child(2)`;

async function chooseCentre(page: Page): Promise<void> {
  await page.getByLabel('Find a centre').fill('Kirkstall');
  await page.getByRole('button', { name: 'Select and continue Kirkstall Bridge Leisure Centre' }).click();
}

async function chooseMembership(page: Page): Promise<void> {
  const card = page.getByRole('article', { name: 'Total Fitness' });
  await card.getByRole('button', { name: 'Choose this membership' }).click();
}

/** The distance of the open section's heading from the top of the window, as the page's scroll padding has it. */
async function expectHeadingAtTop(page: Page, title: string): Promise<void> {
  const open = page.locator('.lane-open h2');
  await expect(open).toContainText(title);
  await expect(open).toBeFocused();
  expect(await open.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(24);
}

/** A section that has opened takes the height that it needs, and a calendar or a focus ring may stand over its edge. */
async function expectNothingLeft(page: Page, id: string): Promise<void> {
  const box = page.locator(body(id));
  await expect(box).toHaveAttribute('style', /height: auto/);
  await expect(box).toHaveCSS('overflow', 'visible');
}

const opened = (frames: readonly Frame[]): readonly Frame[] => frames.filter(({ inert }) => !inert);
const leaving = (frames: readonly Frame[]): readonly Frame[] => frames.filter(({ inert }) => inert);

test('sections open and close by their height, and the heading comes to rest where it belongs', async ({ page }) => {
  await openMoving(page, async () => {
    await page.goto('/');
    await page.getByLabel('Find a centre').fill('Kirkstall');
  });
  await expect(page.getByLabel('Find a centre'), 'nothing is drawn anew once things can move').toHaveValue('Kirkstall');
  await slowDown(page);
  const coming = await framesOf(page, body('membership_section'), () => chooseCentre(page));
  expect(stepsOf(coming, 'height')).toBeGreaterThan(3);
  expect(stepsOf(coming, 'opacity')).toBeGreaterThan(3);
  await expectHeadingAtTop(page, 'Choose your membership');
  await expectNothingLeft(page, 'membership_section');

  const going = await framesOf(page, body('membership_section'), () => chooseMembership(page));
  expect(stepsOf(leaving(going), 'height')).toBeGreaterThan(3);
  expect(leaving(going).some(({ covers }) => covers)).toBe(false);
  await expectHeadingAtTop(page, 'Your details');
  await expect(page.locator(body('membership_section'))).toHaveCount(0);
  await expectNothingLeft(page, 'details_section');
});

test('a section that is opened again while it closes stays open', async ({ page }) => {
  await openMoving(page, () => page.goto('/'));
  await chooseCentre(page);
  await expect(page.getByRole('article', { name: 'Total Fitness' })).toBeVisible();
  await slowDown(page);
  const frames = await framesOf(page, body('membership_section'), async () => {
    await page.getByRole('button', { name: 'Edit Choose your home centre' }).click();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
  });
  expect(leaving(frames).length, 'it was on its way out').toBeGreaterThan(0);
  expect(stepsOf(leaving(frames), 'height')).toBeGreaterThan(1);
  await expect(page.locator(body('centre_section'))).toHaveCount(0);
  await expectNothingLeft(page, 'membership_section');
  await expect(page.locator(body('membership_section'))).toHaveCSS('opacity', '1');
  await expect(page.locator(body('membership_section'))).not.toHaveAttribute('inert');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a drawer slides in, and one that leaves gives the page back at once', async ({ page }) => {
    const header = new SiteHeader(page);
    await openMoving(page, () => header.open('bookings'));
    await slowDown(page);
    const coming = await framesOf(page, '[role=dialog]', () => header.menuButton.click());
    expect(stepsOf(coming, 'left')).toBeGreaterThan(3);
    expect(coming.at(-1)).toMatchObject({ left: 0, opacity: 1, inert: false, covers: true });

    const going = await framesOf(page, '[role=dialog]', () => page.keyboard.press('Escape'));
    expect(stepsOf(leaving(going), 'left')).toBeGreaterThan(3);
    expect(leaving(going).some(({ covers }) => covers)).toBe(false);
    expect(leaving(going).at(-1)?.focus).toBe('Menu');
    await expect(header.drawer).toHaveCount(0);
  });

  test('who asked for less motion sees nothing move, and boxes only fade', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const header = new SiteHeader(page);
    await openMoving(page, () => page.goto('/'));
    const drawer = [
      ...(await framesOf(page, '[role=dialog]', () => header.menuButton.click())),
      ...(await framesOf(page, '[role=dialog]', () => page.keyboard.press('Escape'))),
    ];
    expect(stepsOf(drawer, 'opacity')).toBeGreaterThan(3);
    expect(stepsOf(drawer, 'left')).toBe(1);
    expect(stepsOf(drawer, 'top')).toBe(1);

    const opening = await framesOf(page, body('membership_section'), () => chooseCentre(page));
    expect(stepsOf(opening, 'opacity')).toBe(1);
    const closing = await framesOf(page, body('membership_section'), () => chooseMembership(page));
    // The choice changes its card once, at once; what moves takes more than three steps.
    expect(stepsOf(closing, 'height')).toBeLessThanOrEqual(2);
    expect(stepsOf(closing, 'opacity')).toBe(1);
    expect(leaving(closing)).toEqual([]);
    await expectHeadingAtTop(page, 'Your details');
  });

  test('where motion never arrives, everything comes and goes at once', async ({ page, expectedNoise }) => {
    expectedNoise.push(/Failed to load resource/);
    let isAsked = false;
    await page.route(/\/framer-[^/]+\.js$/, (route) => {
      isAsked = true;
      return route.abort();
    });
    const header = new SiteHeader(page);
    await page.goto('/');
    await expect.poll(() => isAsked).toBe(true);
    const drawer = await framesOf(page, '[role=dialog]', () => header.menuButton.click());
    expect(stepsOf(drawer, 'left')).toBe(1);
    expect(stepsOf(drawer, 'opacity')).toBe(1);
    await page.keyboard.press('Escape');
    await expect(header.drawer).toHaveCount(0);
    await expect(header.menuButton).toBeFocused();
    const opening = await framesOf(page, body('membership_section'), () => chooseCentre(page));
    expect(stepsOf(opening, 'opacity')).toBe(1);
    await expectHeadingAtTop(page, 'Choose your membership');
  });
});

test('a toast comes from the right, and leaves without being in the way', async ({ page, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/);
  await openMoving(page, () => page.goto(Account.url('/login')));
  await slowDown(page);
  await page.getByLabel('Email address or customer ID').fill('amara@example.org');
  await page.getByLabel('Password', { exact: true }).fill('Wrong1234!');
  const logIn = page.locator('main').getByRole('button', { name: 'Log in', exact: true });
  const coming = await framesOf(page, '.toast', () => logIn.click());
  expect(stepsOf(opened(coming), 'left')).toBeGreaterThan(3);
  const close = page.locator('.toast').getByRole('button', { name: /^Close/ });
  const going = await framesOf(page, '.toast', () => close.click());
  expect(stepsOf(leaving(going), 'left')).toBeGreaterThan(3);
  expect(stepsOf(leaving(going), 'height')).toBeGreaterThan(3);
  expect(leaving(going).some(({ covers }) => covers)).toBe(false);
  await expect(page.locator('.toast')).toHaveCount(0);
});
