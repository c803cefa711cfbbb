import type { LedgerEntry } from '../../bank/books/ledger';
import { holdingsOf, type Customer } from './Customer';
import { alwaysWrong, consentViolation, isFalse, rules, wrongAtTheEnd, type Rule, type Violation } from './invariants';
import type { Shown } from './page/pageAdapter';
import type { Scene, Shared } from './Scene';
import { plain } from './steady';
import { clock } from './surroundings';
import type { Tab } from './Tab';
import { Truth, type MoneyTruth, type OrderTruth } from './Truth';

/** Marks that a tab has been on the start page already: a word there may go with its toast. */
const startPage = 'is on the start page';

/** Looks at all pages and books after every step, holds them against the rules, and writes the story down. */
export class Watch {
  readonly story: string[] = [];
  violation: Violation | undefined;
  readonly agreed: { readonly price: Shown[]; readonly terms: Shown[] } = { price: [], terms: [] };
  private readonly told = new Set<string>();
  private readonly saying = new Map<Tab, ReadonlySet<string>>();
  /** The owner of each cart, attempt and order. */
  private readonly owners = new Map<string, string>();
  private truth: Truth | undefined;
  private ledger: readonly LedgerEntry[] = [];
  private seen = { writes: -1, uses: -1 };

  constructor(
    private readonly shared: Shared,
    private readonly testId: string,
    private readonly ignored: ReadonlySet<Rule>,
  ) {}

  note(line: string): void {
    this.story.push(`${new Date(clock.time).toISOString().slice(11, 19)} ${line}`);
  }

  found(violation: Violation | undefined): void {
    if (!violation || this.violation || this.ignored.has(violation.rule)) return;
    this.violation = violation;
    this.note(`    WRONG: ${violation.text}`);
  }

  async look(tabs: readonly Tab[]): Promise<void> {
    const truth = await this.read();
    for (const tab of tabs) this.listen(tab, truth);
  }

  /** True while a bank has to be asked about a refund. */
  get hasOpenRefunds(): boolean {
    return this.truth?.refunds.some(({ state }) => state === 'requested' || state === 'unknown') ?? false;
  }

  /** True if the job would find anything: an attempt that is under way, one that it ended itself, or an open refund. */
  get hasOpenEnds(): boolean {
    const ended = ['completed', 'failed', 'prepared'];
    const attempts = this.truth?.attempts ?? [];
    if (this.hasOpenRefunds) return true;
    return attempts.some(
      ({ state, failure }) => !ended.includes(state) || failure === 'abandoned' || failure === 'timed_out',
    );
  }

  get orders(): readonly OrderTruth[] {
    return this.truth?.orders ?? [];
  }

  /** Nobody's page may ask for what is somebody else's. */
  request(from: string, asker: Customer | undefined, url: string, body = ''): void {
    if (!asker) return;
    for (const [id, owner] of this.owners) {
      if (owner === asker.id || !(url.includes(id) || body.includes(id))) continue;
      const text = `${from}, where ${asker.name} is signed in, asks for what is another customer’s: ${plain(url)}.`;
      this.found({ rule: rules[10], text });
    }
  }

  /** Once everything that was lost has been settled. */
  async atTheEnd({ tabs, shoppers, scenario, elsewhere }: Scene): Promise<void> {
    if (this.truth) this.found(wrongAtTheEnd(this.truth));
    for (const customer of shoppers) {
      const held = await holdingsOf(this.shared.database, customer, scenario, elsewhere);
      if (!held || held.are === held.shouldBe) continue;
      this.found({ rule: rules[11], text: `${held.are} are left, and by the orders it should be ${held.shouldBe}.` });
    }
    for (const { isOpen, page, name, parts, retry } of tabs) {
      if (page) this.found(parts.till?.checkAtTheEnd(page, this.truth?.orders ?? []));
      if (scenario.kiosk && page?.path !== '/kiosk')
        this.found({ rule: rules[10], text: `${name} has not come back to its first screen.` });
      const carts = this.truth?.carts ?? [];
      const gone = carts.find(({ id, state }) => id === page?.shown?.cartId && state !== 'open');
      if (retry && gone)
        this.found({ rule: rules[4], text: `${name} offers “${retry.name}” in vain: its basket is ${gone.state}.` });
      if (retry && page?.shown?.amount === 0 && page.status === 'prepare_failed')
        this.found({ rule: rules[4], text: `${name} offers “${retry.name}” in vain: nothing is due.` });
      const waits = isOpen ? page?.waits : undefined;
      if (waits === undefined) continue;
      this.found({ rule: rules[4], text: `${name} shows “${waits}” for ever (${page?.status ?? ''}).` });
    }
  }

  private async read(): Promise<Truth> {
    const { database, bank } = this.shared;
    const { truth: before, seen } = this;
    const isWritten = seen.writes !== database.writes;
    const isUsed = seen.uses !== bank.uses;
    if (before && !isWritten && !isUsed) return before;
    if (isUsed) this.ledger = await bank.ledger(this.testId);
    const truth =
      before && !isWritten ? before.with(this.ledger) : await Truth.read(database, this.testId, this.ledger);
    this.truth = truth;
    this.seen = { writes: database.writes, uses: bank.uses };
    this.tell(before, truth);
    this.found(alwaysWrong(truth));
    this.found(consentViolation(truth, { told: this.told, agreed: this.agreed }));
    return truth;
  }

  /** Writes down what has changed in the books. */
  private tell(before: Truth | undefined, now: Truth): void {
    for (const { id, customerId } of now.carts) {
      this.owners.set(id, customerId);
      this.tellMoney(before?.moneyOf(id), now.moneyOf(id));
    }
    for (const { id, cartId, state, amount } of now.attempts) {
      const was = before?.attempts.find((each) => each.id === id)?.state ?? 'none';
      this.owners.set(id, this.owners.get(cartId) ?? '');
      if (was === state) continue;
      this.shared.tally.count(`attempt: ${was} → ${state}`);
      this.note(`    the attempt of ${amount} is ${state}`);
    }
    for (const { id, state, amount } of now.refunds) {
      const was = before?.refunds.find((each) => each.id === id)?.state ?? 'none';
      if (was === state) continue;
      this.shared.tally.count(`refund: ${was} → ${state}`);
      this.note(`    the refund of ${amount} to the card is ${state}`);
    }
    for (const { id, customerId, total, refund } of now.orders) {
      this.owners.set(id, customerId);
      if (refund && !before?.orders.find((each) => each.id === id)?.refund)
        this.note(`    an order is cancelled, with ${refund.cash} in cash and ${refund.credit} as credit to give back`);
      if (!before?.orders.some((each) => each.id === id)) this.note(`    an order of ${total} is made`);
    }
  }

  private tellMoney(then: MoneyTruth | undefined, now: MoneyTruth): void {
    if (now.refusals > (then?.refusals ?? 0)) this.note('    the bank refuses');
    if (now.refunded.length > (then?.refunded.length ?? 0)) this.note('    the bank sends money back');
    if (now.captured.length > (then?.captured.length ?? 0)) this.note('    the bank takes the money');
    else if (now.held > (then?.held ?? 0)) this.note('    the bank holds the money');
    else if (now.held < (then?.held ?? 0)) this.note('    the bank lets the money go');
  }

  /** Hears what a tab has begun to say since the last time. */
  private listen(tab: Tab, truth: Truth): void {
    const { page, name, sentAs, hasLeft, loads } = tab;
    if (!tab.isOpen || !page) return;
    this.shared.tally.visit(name, `page: ${page.status}`);
    const orders = truth.orders.filter(({ soldBy }) => soldBy !== '');
    this.found(tab.parts.till?.check(page, orders));
    const [left] = page.remainders(tab.keptKeys);
    if (left !== undefined) this.found({ rule: rules[10], text: `${name} still has “${left}” on its first screen.` });
    const before = this.saying.get(tab);
    const now = new Set<string>();
    const memory = { told: this.told, agreed: this.agreed };
    for (const claim of page.claims) {
      const key = `${loads} ${claim.kind} ${claim.text} ${claim.occasion}`;
      now.add(key);
      if (page.path === '/') now.add(`${loads} ${startPage}`);
      if (before?.has(key)) continue;
      if (claim.kind === 'start page' && before?.has(`${loads} ${startPage}`)) continue;
      this.note(`    ${name} says: ${claim.text}`);
      this.found(
        isFalse({ tab: name, claim, customerId: page.userId, sentAs, hasLeft, shown: page.shown }, truth, memory),
      );
      // The page that shows the saved card tells of every check that has ended well.
      if (claim.kind === 'card saved')
        for (const order of truth.orders) if (order.customerId === page.userId) this.told.add(order.id);
      if (claim.kind === 'successful' && claim.orderId !== undefined) this.told.add(claim.orderId);
    }
    this.saying.set(tab, now);
  }
}
