import inventory from '../../../docs/payments/scripts.json' with { type: 'json' };
import { cardForms, fillCardForm } from '../support/cards';
import { comeToCheckout } from '../support/checkout';
import { expect, test } from '../support/test';

/** The path of a script without the part that keeps one test's faults apart from another's. */
const pathOf = (url: URL): string => url.pathname.replace(/^\/with\/[\w-]+/, '');

for (const form of cardForms) {
  test(`with ${form.provider}, checkout runs the scripts of the inventory and no other`, async ({ page, sandbox }) => {
    const seen: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && request.frame() === page.mainFrame()) seen.push(request.url());
    });
    await sandbox.settings({ paymentProvider: form.provider });
    await comeToCheckout(page, { open: false });
    seen.length = 0;
    await page.goto('/checkout');
    await fillCardForm(page, form);
    const listed = (url: URL): boolean =>
      inventory.scripts.some(({ origin, path, provider, sandboxPath }) =>
        origin === 'self'
          ? url.origin === new URL(page.url()).origin && url.pathname.startsWith(path)
          : provider === form.provider && url.hostname === 'bank.localhost' && pathOf(url) === sandboxPath,
      );
    const urls = seen.map((url) => new URL(url));
    expect(urls.filter((url) => !listed(url)).map(String)).toEqual([]);
    expect(urls.some((url) => url.hostname === 'bank.localhost')).toBe(true);
    const inline = await page.locator('script:not([src]):not([type="application/json"])').count();
    expect(inline).toBe(0);
  });
}

test('only checkout may load from the provider, and each page says what it may load', async ({ page, sandbox: _ }) => {
  const policyOf = async (path: string): Promise<string> => {
    const response = await page.goto(path);
    return response?.headers()['content-security-policy'] ?? '';
  };
  const start = await policyOf('/');
  expect(start).not.toContain('bank.localhost');
  expect(start).toContain("frame-src 'none'");
  await comeToCheckout(page, { open: false });
  const checkout = await policyOf('/checkout');
  expect(checkout).toMatch(/script-src 'self' http:\/\/bank\.localhost:\d+;/);
  expect(checkout).toMatch(/connect-src 'self' http:\/\/bank\.localhost:\d+;/);
  expect(checkout).toContain("form-action 'self'");
  for (const policy of [start, checkout]) {
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(policy).toContain('report-uri /sandbox/csp-reports');
  }
});

test('what the policy stops is reported', async ({ page, expectedNoise }) => {
  expectedNoise.push(/policy report|Content Security Policy|violates/);
  await comeToCheckout(page);
  const reported = page.waitForRequest('**/sandbox/csp-reports');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://tags.example/manager.js';
    document.head.append(script);
  });
  expect((await reported).postData()).toContain('tags.example');
});
