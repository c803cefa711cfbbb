import type { Page } from '@playwright/test';

type Time = NonNullable<Parameters<Page['clock']['install']>[0]>;

/** A clock that the test moves on. Animations go by the time of the screen all the same, and so they end. */
export async function installClock(page: Page, time: Time = {}): Promise<void> {
  await page.clock.install(time);
  await page.addInitScript(() => {
    performance.now = () => Number(document.timeline.currentTime);
  });
}

/** The page's time stands still from about now on, and goes by when it is told to: a slow machine adds nothing to it. */
export async function holdClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 500);
}
