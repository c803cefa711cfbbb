import type { Browser, BrowserContext, Page } from '@playwright/test';
import { keepChallengingCard } from './challengingCard';
import { story, wrongAtTheEnd } from './check';
import { Checkout } from './Checkout';
import type { Cell } from './cells';
import { Customer } from './Customer';
import { pause, within } from './eventually';
import { goOn, type Ending, type Witness } from './goOn';
import { instantReached } from './instantReached';
import { bringTo, type Held } from './instants';
import type { Shop } from './Shop';

/** The time for which a disturbed request is kept while the customer goes on beside it. */
const keepMs = 3000;

/** One cell: a customer of its own, in a browser context of its own, from the cart to the end. */
export class CellRun {
  private held: Held | undefined;
  private readonly witness: Witness = { wrong: [], seen: [] };

  private constructor(
    readonly cell: Cell,
    private readonly customer: Customer,
    private readonly context: BrowserContext,
    private readonly checkout: Checkout,
  ) {}

  /** A customer with a full cart, in a browser that has no page open yet but an empty one. */
  static async begin(cell: Cell, shop: Shop, browser: Browser, testId: string): Promise<CellRun> {
    const customer = new Customer(shop, testId, cell.way);
    const isChallenging = cell.step.startsWith('challenge');
    await customer.begin();
    if (isChallenging && customer.paysBySavedCard) await keepChallengingCard(customer);
    customer.earlierEntries = (await customer.ledger()).length;
    await customer.fillCart();
    const context = await browser.newContext({
      viewport: { width: 1100, height: 700 },
      locale: 'en-GB',
      reducedMotion: 'reduce', // nobody watches, and drawing a spinner is most of what the machine would do
    });
    await context.addCookies(customer.browserCookies);
    const checkout = new Checkout(await context.newPage(), customer, isChallenging);
    return new CellRun(cell, customer, context, checkout);
  }

  /** Brings the payment to the cell's instant. */
  async bring(): Promise<void> {
    const { cell, customer, context, checkout } = this;
    this.held = await bringTo[cell.step]({ cell, customer, context, checkout });
    await instantReached(cell, customer);
  }

  /** The server is dead now. */
  async severed(): Promise<void> {
    await this.held?.severed();
  }

  /** Lets the disturbance happen and the customer go on to the end. `kill server` has happened by then. */
  async end(): Promise<void> {
    const [own, other] = await this.disturb();
    const mayNotKnow =
      this.cell.step === 'prepare' || (this.cell.step === 'complete asked' && this.cell.way === 'free');
    const { disturbance } = this.cell;
    if (own === 'start' && (disturbance !== 'second tab' || !mayNotKnow))
      this.witness.wrong.push('the tab that began to pay ended at the start instead of the confirmation');
    if (own === undefined && other === undefined) this.witness.wrong.push('no tab came to an end');
    await this.customer.reconcile();
    this.witness.wrong.push(...(await wrongAtTheEnd(this.customer)));
  }

  /** All that is wrong; empty when the cell holds. */
  get wrong(): readonly string[] {
    return this.witness.wrong;
  }

  /** The look of the page, for whoever looks into a failure. */
  async report(): Promise<readonly string[]> {
    const pages = await Promise.all(this.context.pages().map(shownBy));
    const behind = await story(this.customer).catch((error: unknown) => [String(error)]);
    return [...pages, ...this.witness.seen.slice(-8).map((each) => `saw: ${each}`), ...behind];
  }

  async close(): Promise<void> {
    await this.customer.calm().catch(() => undefined);
    await this.context.close();
  }

  /** The ends of the tab that began, and of the one that was opened beside it or after it. */
  private async disturb(): Promise<readonly [own: Ending | undefined, other?: Ending]> {
    const { checkout, held } = this;
    switch (this.cell.disturbance) {
      case 'kill server':
        return [await this.goOn(checkout)];
      case 'drop response':
        await held?.lose();
        return [await this.goOn(checkout)];
      case 'double click':
        await checkout.pressAgain(2);
        await held?.pass();
        return [await this.goOn(checkout)];
      case 'back':
        await this.goBack();
        return [await this.beside(this.goOn(checkout))];
      case 'kill page': {
        await checkout.page.close();
        return [undefined, await this.beside(this.goOn(await this.anotherTab()))];
      }
      case 'second tab': {
        const other = await this.beside(this.goOn(await this.anotherTab()));
        await checkout.page.bringToFront();
        return [await this.goOn(checkout), other];
      }
    }
  }

  private goOn(checkout: Checkout): Promise<Ending> {
    return goOn(checkout, this.customer, this.witness);
  }

  /** Keeps what is held for a while, as long as the customer isn't done without it. */
  private async beside(work: Promise<Ending>): Promise<Ending> {
    const settled = work.then(
      () => undefined,
      () => undefined,
    );
    await Promise.race([pause(keepMs), settled]);
    await this.held?.pass();
    return work;
  }

  private async anotherTab(): Promise<Checkout> {
    const { customer, context, cell } = this;
    const checkout = new Checkout(await context.newPage(), customer, cell.step.startsWith('challenge'));
    await checkout.open();
    return checkout;
  }

  /** Back to another screen, which takes more than one press where a frame has been somewhere too; then forward again. */
  private async goBack(): Promise<void> {
    const { page } = this.checkout;
    const from = new URL(page.url()).pathname;
    for (let presses = 0; presses < 4 && new URL(page.url()).pathname === from; presses += 1)
      await page.goBack({ waitUntil: 'commit', timeout: 5000 }).catch(() => undefined);
    if (new URL(page.url()).pathname !== '/checkout') await this.checkout.open();
  }
}

/** The text of a page, with its buttons marked, for whoever looks into a failure. */
async function shownBy(page: Page): Promise<string> {
  const shown = await within(
    'what the page shows',
    5000,
    page.evaluate(() => {
      const button = document.querySelector('.pay .btn');
      return `${document.body.innerText.replace(/\s*\n\s*/g, ' | ').slice(0, 1500)} · ${button?.outerHTML.slice(0, 300) ?? 'no button'}`;
    }),
  ).catch((error: unknown) => String(error));
  return `page: ${page.url()} ${shown}`;
}
