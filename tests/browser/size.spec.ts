import { siteUrl } from '../../operator/setup/hosts';
import {
  collectScripts,
  formBudget,
  scriptBudget,
  scriptsOf,
  sizesOf,
  starts,
  type ScriptSizes,
} from './support/starts';
import { expect, test } from './support/test';

// Only a browser that keeps nothing shows what is loaded.
test.use({ reuseContext: false });

const port = Number(process.env.TEST_PORT);

for (const start of starts) {
  const { name } = start;
  test(`what is loaded until ${name} can be used stays within 170 kB`, { tag: '@each' }, async ({ page, sandbox }) => {
    await sandbox.settings({ flags: { onlineJoiningMapEnabled: true } }); // as customers have it
    expectWithin(scriptBudget, name, await scriptsOf(page, start, port));
  });
}

for (const start of starts.filter(({ name }) => !/joining|kiosk/.test(name))) {
  test(`${start.name} can be used without the code of walking a journey`, async ({ page }) => {
    const { sizes } = await scriptsOf(page, start, port);
    expect(sizes.map(([path]) => path).filter((path) => path.includes('/walk-'))).toEqual([]);
  });
}

test('what the first form with fields adds to that stays within 45 kB', async ({ page }) => {
  const scripts = collectScripts(page);
  // Both come by themselves on every page, once the network is quiet.
  const motion = page.waitForResponse(/\/framer-/);
  await page.goto(`${siteUrl('my-account', port)}/login`);
  await motion;
  await expect(page.locator('footer [data-server-html]')).toBeVisible();
  const before = new Set(scripts.keys());
  await page.getByRole('button', { name: "I don't have an account" }).click();
  await expect(page.getByLabel('Postcode')).toBeVisible();
  const added = [...scripts].flatMap(([address, script]) => (before.has(address) ? [] : [script]));
  expectWithin(formBudget, 'the first form', await sizesOf(added));
});

function expectWithin(budget: number, name: string, { sizes, total }: ScriptSizes): void {
  const row = (part: string, size: number): string => `  ${(size / 1000).toFixed(1).padStart(7)} kB  ${part}`;
  console.log([name, ...sizes.map(([part, size]) => row(part, size)), row(`of ${budget / 1000} kB`, total)].join('\n'));
  expect(sizes.length).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(budget);
}
