import { expect } from '@playwright/test';
import { pounds } from './Takings';
import { prices, type Known, type Shift, type Sold } from './Shift';

/** Customers without a membership. */
const regulars: readonly Known[] = [
  { name: 'Casey Byrne', email: 'casey@example.org' },
  { name: 'Amara Okafor', email: 'amara@example.org' },
  { name: 'Ruth Adeyemi', email: 'ruth@example.org' },
];
/** Customers who have booked online by card before the shift, a court each. */
export const onlineBookers: readonly Known[] = [
  { name: 'Priya Shah', email: 'priya@example.org' },
  { name: 'Owen Price', email: 'owen@example.org' },
  { name: 'Idris Hughes', email: 'idris@example.org' },
  { name: 'Grace Lee', email: 'grace@example.org' },
  { name: 'Dev Patel', email: 'dev@example.org' },
];
const leila: Known = { name: 'Leila Mensah', email: 'leila@example.org' };
const morgan: Known = { name: 'Morgan Reid', email: 'morgan@example.org' };

const offers = Object.keys(prices) as readonly Sold[];
const court: Sold = 'Badminton court';

/** The note with which somebody pays an amount. */
const noteFor = (pence: number): number => [500, 1000, 2000, 5000].find((note) => note >= pence) ?? 10_000;

/** A member's card is scanned, and a court or session is paid for in cash by one press. */
async function byCard(shift: Shift): Promise<void> {
  const who = shift.pick(regulars);
  const what = shift.pick(offers);
  await shift.scan(who);
  await shift.cashier.book(what, shift.pick([2, 3, 4]));
  await shift.cashier.toBasket();
  const pence = prices[what];
  await shift.pay(pence, [{ tender: 'Cash', pence: shift.pick([pence, noteFor(pence), 5000]), quick: true }]);
  shift.bought.push({ ...who, offer: what, pence });
}

/** Somebody new has an account made in three fields, pays partly by voucher, and may change their mind. */
async function asNew(shift: Shift, nth: number): Promise<void> {
  const name = `Nia Rees-${String.fromCharCode(65 + nth)}`;
  const email = `nia-${nth}@example.org`;
  const what = shift.pick(offers);
  const [first = '', last = ''] = name.split(' ');
  await shift.cashier.create(first, last, email);
  await shift.expectServed(name);
  await shift.cashier.book(what, shift.pick([1, 2]));
  await shift.cashier.toBasket();
  const total = prices[what];
  const voucher = shift.pick([200, 500]);
  await shift.pay(total, [
    { tender: 'Voucher', pence: voucher },
    { tender: 'Cash', pence: shift.pick([2000, total - voucher]) },
  ]);
  if (shift.pick([true, false])) await shift.cancelOrder({ cash: total - voucher, credit: voucher }, email);
}

/** A walk-in pays two ways, and often wants it back. */
async function walkIn(shift: Shift): Promise<void> {
  const what = shift.pick(offers);
  await shift.cashier.press(shift.cashier.button('Sell without an account'));
  await shift.expectServed('Walk-in customer');
  await shift.cashier.book(what, shift.pick([1, 5]));
  await shift.cashier.toBasket();
  const total = prices[what];
  const [first, second] = shift.pick([['Voucher', 'Cash'] as const, ['Cheque', 'Voucher'] as const]);
  await shift.pay(total, [
    { tender: first, pence: 300 },
    { tender: second, pence: total - 300 },
  ]);
  if (shift.pick([true, false])) await shift.cancelOrder({ cash: total, credit: 0 });
}

/** Somebody tells their phone number or postcode, and takes two things for one cheque. */
async function byPhone(shift: Shift): Promise<void> {
  const who = shift.pick(regulars);
  await shift.cashier.find(shift.pick(['07700 900142', 'LS6 1QE']), who.name);
  await shift.expectServed(who.name);
  const day = shift.pick([3, 5]);
  await shift.cashier.book(court, day);
  await expect(shift.page.getByRole('main').getByRole('link', { name: 'Basket, 1 item' })).toBeVisible();
  await shift.cashier.book('Gym session', day + 1);
  await expect(shift.page.getByRole('main').getByRole('link', { name: 'Basket, 2 items' })).toBeVisible();
  await shift.cashier.toBasket();
  const total = prices[court] + prices['Gym session'];
  await shift.pay(total, [{ tender: 'Cheque', pence: total }]);
  shift.bought.push({ ...who, offer: court, pence: prices[court] });
}

/** A parent is found by a child's name, books a day of a camp for both, and uses credit first. */
async function toCamp(shift: Shift): Promise<void> {
  const { page, cashier, takings } = shift;
  await cashier.find(shift.pick(['Zuri', 'Kofi']), leila.name);
  await shift.expectServed(leila.name);
  await cashier.press(page.getByRole('banner').getByRole('link', { name: 'Camps' }));
  const camp = page.getByRole('region', { name: 'Multi-sports camp' });
  for (const name of ['Zuri Mensah', 'Kofi Mensah'])
    await cashier.press(page.getByRole('checkbox', { name, exact: true }));
  await cashier.press(camp.locator('label:has(input:enabled)', { hasText: / left$/ }).first());
  await cashier.press(cashier.button('Add to basket').first());
  await cashier.toBasket();
  for (const [label, text] of [
    [/somebody we can call/, 'Joe, 07700 900111'],
    [/Who may collect/, 'Joe'],
  ] as const)
    for (const field of await page.getByLabel(label).all()) await field.fill(text);
  const total = 2 * 2800;
  const credit = Math.min(total, takings.credit(leila.email));
  const rest = { tender: 'Cash', pence: total - credit, quick: true } as const;
  await shift.pay(total, credit > 0 ? [{ tender: 'Credit', pence: credit }, rest] : [rest], leila.email);
}

/** Somebody comes five minutes late for a court that has begun; later ones take the first court that is left today. */
async function late(shift: Shift, nth: number): Promise<void> {
  const { cashier } = shift;
  const who = shift.pick(regulars);
  await cashier.find('LS6 1QE', who.name);
  await shift.expectServed(who.name);
  if (nth === 0) await expect(cashier.button(`Book ${court}, 11:00`)).toBeVisible(); // it is 11:05
  await cashier.book(court, 0);
  await cashier.toBasket();
  await shift.pay(prices[court], [{ tender: 'Cash', pence: prices[court], quick: true }]);
}

/** A penalty is paid in cash, or waived with a reason. */
async function withPenalty(shift: Shift, nth: number): Promise<void> {
  const { page, cashier, sandbox } = shift;
  const who = regulars[nth % 2] ?? morgan;
  await sandbox.givePenalty(who.email, `Missed booking ${nth}`, 350);
  await shift.scan(who);
  await cashier.press(page.locator('.desk-strip').getByRole('button', { name: who.name }));
  const panel = page.getByRole('dialog', { name: who.name });
  if (nth % 2 === 0) {
    await cashier.press(panel.getByRole('button', { name: `Pay for Missed booking ${nth}` }));
    await expect(page.getByRole('heading', { name: new RegExp(`Missed booking ${nth}`) })).toBeVisible();
    return shift.pay(350, [{ tender: 'Cash', pence: 500, quick: true }]);
  }
  await cashier.press(panel.getByRole('button', { name: `Waive Missed booking ${nth}` }));
  await panel.getByLabel('Why is it waived?').selectOption('illness');
  await cashier.press(panel.getByRole('button', { name: 'Waive £3.50' }));
  await expect(panel.getByText(/Waived on /)).toBeVisible();
  await cashier.press(panel.getByRole('button', { name: 'Close' }));
}

/** A customer who has booked here before cancels it; the price becomes credit. */
async function cancelling(shift: Shift): Promise<void> {
  const { page, cashier, takings } = shift;
  const { name, email, offer, pence } = shift.bought.shift() ?? shift.pick([]);
  await shift.scan({ name, email });
  await cashier.press(page.locator('.desk-strip').getByRole('button', { name }));
  const panel = page.getByRole('dialog', { name });
  await cashier.press(panel.getByRole('button', { name: `Cancel ${offer}` }).first());
  await expect(panel.getByText(`${pounds(pence)} comes back as credit on the customer’s account.`)).toBeVisible();
  await cashier.press(panel.getByRole('button', { name: 'Cancel the booking' }));
  await expect(panel.getByText(`${pounds(pence)} came back as credit on the customer’s account.`)).toBeVisible();
  takings.addCredit(email, pence);
  await cashier.press(panel.getByRole('button', { name: 'Close' }));
}

/** A customer who has booked here before takes another time; no money moves. */
async function moving(shift: Shift): Promise<void> {
  const { page, cashier } = shift;
  const { name, email, offer } = shift.bought[0] ?? shift.pick([]);
  await shift.scan({ name, email });
  await cashier.press(page.locator('.desk-strip').getByRole('button', { name }));
  const panel = page.getByRole('dialog', { name });
  await cashier.press(panel.getByRole('button', { name: `Move to another time ${offer}` }).first());
  const dialog = page.getByRole('dialog', { name: `Move ${offer}` });
  await cashier.press(dialog.getByRole('button', { name: 'Later day' }));
  while ((await dialog.locator('input:enabled').count()) === 0)
    await cashier.press(dialog.getByRole('button', { name: 'Later day' }));
  await cashier.press(dialog.locator('label:has(input:enabled)').first());
  await cashier.press(dialog.getByRole('button', { name: /^Move to / }));
  await expect(dialog).toBeHidden();
  await expect(panel.getByText(new RegExp(`^${offer} is moved to `))).toBeVisible();
  await cashier.press(panel.getByRole('button', { name: 'Close' }));
}

/** A customer who has booked online by card cancels at the desk; the money goes back to the card. */
async function backToCard(shift: Shift, nth: number): Promise<void> {
  const { page, cashier } = shift;
  const who = onlineBookers[nth] ?? shift.pick([]);
  await shift.scan(who);
  await cashier.press(page.locator('.desk-strip').getByRole('button', { name: who.name }));
  const panel = page.getByRole('dialog', { name: who.name });
  await cashier.press(panel.getByRole('button', { name: `Cancel ${court}` }));
  await expect(panel.getByText(/^£11\.50 goes back to the customer’s card ending 4242/)).toBeVisible();
  await cashier.press(panel.getByRole('button', { name: 'Cancel the booking' }));
  await expect(panel.getByText(/^We sent £11\.50 back to the customer’s card ending 4242/)).toBeVisible();
  await cashier.press(panel.getByRole('button', { name: 'Close' }));
}

/** The reasons for which customers come, in an order in which whoever returns has been there before. */
export const visits = [
  { kind: 'card scanned, cash', play: byCard },
  { kind: 'new customer, split tenders', play: asNew },
  { kind: 'walk-in', play: walkIn },
  { kind: 'phone or postcode, cheque', play: byPhone },
  { kind: 'camp for two children', play: toCamp },
  { kind: 'late arrival', play: late },
  { kind: 'penalty paid or waived', play: withPenalty },
  { kind: 'booking moved', play: moving },
  { kind: 'booking cancelled', play: cancelling },
  { kind: 'online booking back to its card', play: backToCard },
] as const;
