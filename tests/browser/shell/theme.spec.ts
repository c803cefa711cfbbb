import { installClock } from '../support/installClock';
import { looks, Themed } from '../support/Themed';
import { reserve } from '../support/reserve';
import { siteUrl } from '../support/sites';
import { expect, test } from '../support/test';

const failed = /Failed to load resource/;
const armley = '/centre/armley-sports-hall';
const buyHeading = { name: 'Buy a membership', level: 1 } as const;

test.describe('the theme of a venue', () => {
  test('goes with the centre that is chosen, and goes again @core', async ({ joiner, page, audit }) => {
    const themed = new Themed(page);
    await joiner.start();
    await themed.expectLook(looks.operator);
    await joiner.chooseCentre('Armley Sports Hall');
    await themed.expectLook(looks.armley);
    await audit('orange with outline buttons');
    await page.getByRole('button', { name: 'Edit Choose your home centre' }).click();
    await page.getByRole('button', { name: 'Change location' }).click();
    await themed.expectLook(looks.operator);
    await joiner.chooseCentre('Woodhouse Baths');
    await themed.expectLook(looks.woodhouse);
    await audit('a white header and colours too light to write in');
    expect(themed.asked).toEqual(['armley-sports-hall', undefined, 'woodhouse-baths']);
  });

  test('comes with a page that is about the venue, before any call', async ({ page }) => {
    await page.route('**/api/frontend/theme*', () => undefined); // it never answers
    const themed = new Themed(page);
    await page.goto(armley);
    await themed.expectLook(looks.armley);
    await expect(page.getByRole('heading', buyHeading)).toBeVisible();
  });

  test('goes along to the other sites, and where joining begins again it is the operator’s', async ({ page }) => {
    const themed = new Themed(page);
    await page.goto(armley);
    await expect(page.getByRole('button', { name: 'Choose this membership' }).first()).toBeVisible();
    await page.goto(siteUrl('my-account', '/login'));
    await themed.expectLook(looks.armley);
    await page.goto('/');
    await themed.expectLook(looks.operator);
    expect(themed.asked).toEqual([]);
  });

  test('is asked for by its slug where the page came without one', async ({ sandbox, page }) => {
    await sandbox.settings({ themeInlined: false });
    const themed = new Themed(page);
    await page.goto(armley);
    await themed.expectLook(looks.armley);
    expect(themed.asked).toEqual(['armley-sports-hall']);
  });

  test('is that of the centre in which a kiosk stands, with its picture', async ({ page, audit }) => {
    const themed = new Themed(page);
    await page.goto('/kiosk?kiosk=true&centre=meanwood-park-gym');
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--theme-primary'))).toBe(
      '#ffd400',
    );
    const picture = page.locator('.kiosk-home img');
    await expect(picture).toHaveAttribute('src', '/operator/images/meanwood-kiosk.svg');
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    const [drawn, home] = [await picture.boundingBox(), await page.locator('.kiosk-home').boundingBox()];
    expect(drawn).toEqual(home); // behind all that stands on the screen
    expect(home?.width).toBe(1280);
    await audit('kiosk home before the operator’s picture');
    await page.goto('/kiosk?kiosk=true&centre=armley-sports-hall');
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await expect(picture).toHaveCount(0);
    expect(themed.asked).toEqual([]);
  });

  test('that cannot be had is replaced by the operator’s own', async ({ sandbox, page, expectedNoise }) => {
    expectedNoise.push(failed);
    await sandbox.settings({ themeInlined: false });
    await sandbox.faults([{ method: 'GET', path: '/api/frontend/theme', status: 500 }]);
    const themed = new Themed(page);
    await page.goto(armley);
    await themed.expectLook(looks.operator);
    expect(themed.asked).toEqual(['armley-sports-hall', undefined]);
  });

  test('closed for maintenance takes the page away, and gives it back in the venue’s look', async ({
    sandbox,
    page,
    audit,
    expectedNoise,
  }) => {
    expectedNoise.push(failed);
    await installClock(page);
    await sandbox.settings({ themeInlined: false });
    await sandbox.faults([{ method: 'GET', path: '/api/frontend/theme', status: 503, times: 2 }]);
    const themed = new Themed(page);
    await page.goto(armley);
    await expect(page.getByText('Unable to access the site due to planned maintenance.')).toBeVisible();
    await audit('maintenance');
    await page.clock.runFor(61_000);
    await themed.expectLook(looks.armley);
  });

  test('that fails altogether shows the full-page error', async ({ sandbox, page, audit, expectedNoise }) => {
    expectedNoise.push(failed);
    await sandbox.settings({ themeInlined: false });
    await sandbox.faults([{ method: 'GET', path: '/api/frontend/theme', status: 500, times: 2 }]);
    await page.goto(armley);
    await expect(page.getByRole('heading', { name: 'We may have dropped the ball on this one.' })).toBeVisible();
    await audit('the theme failed');
  });

  for (const width of [390, 1280]) {
    test(`that fails on a page with another says so, and leaves the page, ${width} px`, async ({
      sandbox,
      joiner,
      page,
      audit,
      expectedNoise,
    }) => {
      expectedNoise.push(failed);
      await page.setViewportSize({ width, height: 900 });
      const themed = new Themed(page);
      await joiner.start();
      await themed.expectLook(looks.operator);
      await sandbox.faults([{ method: 'GET', path: '/api/frontend/theme', status: 500, times: 2 }]);
      await joiner.chooseCentre('Armley Sports Hall');
      await joiner.expectToast('Something has gone wrong, please try again.');
      await audit(`a venue's theme failed, ${width} px`);
      await joiner.expectOpen('Choose your membership');
      await themed.expectLook(looks.operator);
      expect(themed.asked).toEqual(['armley-sports-hall', undefined]);
    });
  }

  test('shows a spinner until it is there', async ({ sandbox, page }) => {
    await sandbox.settings({ themeInlined: false });
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/frontend/theme*', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/');
    await expect(page.getByText('Loading', { exact: true })).toBeAttached();
    answer();
    await expect(page.getByRole('heading', buyHeading)).toBeVisible();
  });

  test('with broken fields takes the others, and breaks nothing', async ({ sandbox, page, audit, expectedNoise }) => {
    expectedNoise.push(/^warning: The theme's/);
    await sandbox.settings({ themeInlined: false });
    const broken = {
      theme_app_primary_colour: '#F26A21',
      theme_app_secondary_colour1: 'red; background: url(javascript:alert(1))',
      theme_app_dark_bg_colour: 12,
      theme_app_logo: 'javascript:alert(1)',
      theme_app_body_font_style: 'comic_sans',
      theme_app_secondary_button_style: null,
      something_new: true,
    };
    await reserve(page, '**/api/frontend/theme*', () => JSON.stringify({ data: broken }));
    const reported = page.waitForRequest('**/api/client-errors');
    await page.goto('/');
    await new Themed(page).expectLook({ ...looks.operator, action: '#b64800', secondary: 'solid' });
    await reported;
    await audit('a broken theme');
  });
});

test('secondary buttons are filled or outlined as the operator says, in every state', async ({ page, joiner }) => {
  const look = () =>
    button.evaluate((each) => {
      const { color, backgroundColor, borderTopColor } = getComputedStyle(each);
      return { color, backgroundColor, borderTopColor };
    });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const button = page.locator('.btn-secondary').first();
  const states = async () => {
    await page.mouse.move(0, 0);
    const rest = await look();
    await button.hover();
    const hover = await look();
    await page.mouse.down();
    const pressed = await look();
    await page.mouse.move(0, 0);
    await page.mouse.up();
    return { rest, hover, pressed };
  };
  await joiner.start(armley);
  await button.waitFor();
  const outline = await states();
  expect(outline.rest).toEqual({
    color: 'rgb(11, 79, 108)',
    backgroundColor: 'rgb(255, 255, 255)',
    borderTopColor: 'rgb(11, 79, 108)',
  });
  expect(outline.hover.backgroundColor).toBe('rgb(254, 240, 233)');
  expect(outline.pressed.color).not.toBe(outline.hover.color);
  await joiner.start('/centre/woodhouse-baths');
  await button.waitFor();
  const solid = await states();
  expect(solid.rest.color).toBe('rgb(255, 255, 255)');
  expect(new Set([solid.rest, solid.hover, solid.pressed].map((each) => each.backgroundColor)).size).toBe(3);
});
