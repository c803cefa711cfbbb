import { cards } from '../support/Joiner';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

/** Each answer comes this much later: after what a browser still takes for the press's own doing, which is half a second. */
const laterMs = 700;

test('nothing on a phone moves by itself while a guest joins and answers come late', async ({ joiner, page }) => {
  const shifts: string[] = [];
  await page.exposeBinding('noteShift', (_, shift: string) => void shifts.push(shift));
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const of = sources.map(({ node }) => (node instanceof Element ? node.className : node?.textContent)).join(', ');
        if (!hadRecentInput)
          (window as unknown as { noteShift(text: string): void }).noteShift(`${value.toFixed(4)} ${of}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, laterMs));
    await route.fallback();
  });
  await joiner.start();
  await page.getByLabel('Find a centre').pressSequentially('Kirkstall'); // what keys move is the customer's own doing
  await page.getByRole('button', { name: 'Select and continue Kirkstall Bridge Leisure Centre' }).click();
  await joiner.chooseMembership('Total Fitness');
  await joiner.createAccount();
  await joiner.chooseDates();
  await joiner.setUpDirectDebit();
  await joiner.confirm();
  await joiner.expectCheckout();
  await joiner.pay(cards.good);
  await joiner.expectConfirmed();
  expect(shifts).toEqual([]);
});
