import { installClock } from '../support/installClock';
import { measureText } from '../support/measureText';
import { randomThemes } from '../support/randomThemes';
import { screens, type Screen } from '../support/screens';
import { expect, test } from '../support/test';

const themes = randomThemes(500);
const joining = '/centre/kirkstall-bridge-leisure-centre';

/** The boxes that stand over screens. */
const over: readonly Screen[] = [
  {
    name: 'a membership’s details',
    async open(page) {
      await page.goto(joining);
      await page
        .getByRole('article', { name: 'Student' })
        .getByRole('button', { name: /^View details/ })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click({ trial: true });
    },
  },
  {
    name: 'a toast',
    async open(page) {
      await installClock(page);
      await page.goto(`${joining}/membership/no-such-membership/recurring`);
      await page.locator('.toast').hover(); // it stays while one points at it
    },
  },
];

for (const { name, open } of [...screens, ...over]) {
  test(`every text of "${name}" can be read in the colours of five hundred operators`, async ({ page }) => {
    await open(page);
    const { texts, lowest, failures } = await measureText(page, themes);
    test.info().annotations.push({ type: 'contrast', description: `${texts} texts, lowest ${lowest.toFixed(2)}:1` });
    expect(failures).toEqual([]);
    expect(texts).toBeGreaterThan(3);
  });
}

/** The selectors of things that can be pressed, by screen. */
const pressable = {
  '/login': ['.btn-primary', 'main .link', 'nav a', '.tool:has-text("Log in")', 'footer a'],
  [joining]: ['.btn-secondary'],
};

test('what can be pressed can be read in those colours under a pointer, pressed, and with the focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, looks] of Object.entries(pressable)) {
    await page.goto(path);
    for (const look of looks) {
      const element = page.locator(look).filter({ visible: true }).first();
      const expectLegible = async (state: ':hover' | ':active' | ':focus'): Promise<void> => {
        expect(await element.evaluate((each, pseudo) => each.matches(pseudo), state)).toBe(true);
        const { texts, failures } = await measureText(page, themes.slice(0, 100), element);
        expect.soft(failures, look + state).toEqual([]);
        expect.soft(texts, look + state).toBeGreaterThan(0);
      };
      await element.hover();
      await expectLegible(':hover');
      if (look.startsWith('.btn')) {
        await page.mouse.down();
        await expectLegible(':active');
        await page.mouse.move(0, 0); // let go elsewhere, it does nothing
        await page.mouse.up();
      }
      await element.focus();
      await expectLegible(':focus');
    }
  }
});
