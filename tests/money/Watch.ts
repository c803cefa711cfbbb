import type { LedgerEntry } from '../../sandbox/bank/ledger';
import type { Customer, Scenario } from './Customer';
import { walletSpent } from './Customer';
import { alwaysWrong, consentViolation, isFalse, rules, wrongAtTheEnd, type Rule, type Violation } from './invariants';
import type { Shown } from './page/pageAdapter';
import type { Shared } from './Scene';
import { plain } from './steady';
import { clock } from './surroundings';
import type { Tab } from './Tab';
import { Truth, type MoneyTruth } from './Truth';

/** Looks at all pages and books after every step, holds them against the rules, and writes the story down. */
export class Watch {
  readonly story: string[] = [];
  violation: Violation | undefined;
  readonly agreed: { readonly price: Shown[]; readonly terms: Shown[] } = { price: [], terms: [] };
  private readonly told = new Set<string>();
  private readonly saying = new Map<Tab, ReadonlySet<string>>();
  /** Whose each cart, attempt and order is. */
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

  /** Whether the job would find anything: an attempt that is under way, or one that it ended itself. */
  get hasOpenEnds(): boolean {
    const ended = ['completed', 'failed', 'prepared'];
    const attempts = this.truth?.attempts ?? [];
    return attempts.some(
      ({ state, failure }) => !ended.includes(state) || failure === 'abandoned' || failure === 'timed_out',
    );
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
  atTheEnd(tabs: readonly Tab[], buyer: Customer | undefined, scenario: Scenario): void {
    if (this.truth) this.found(wrongAtTheEnd(this.truth));
    const spent = buyer && walletSpent(this.shared.database, buyer, scenario);
    if (spent && spent.gone !== spent.ordered)
      this.found({ rule: rules[11], text: `${spent.gone} are gone, and orders say ${spent.ordered}.` });
    for (const { isOpen, page, name } of tabs) {
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
    const truth = before && !isWritten ? before.with(this.ledger) : Truth.read(database, this.testId, this.ledger);
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
    for (const { id, customerId, total } of now.orders) {
      this.owners.set(id, customerId);
      if (!before?.orders.some((each) => each.id === id)) this.note(`    an order of ${total} is made`);
    }
  }

  private tellMoney(then: MoneyTruth | undefined, now: MoneyTruth): void {
    if (now.refusals > (then?.refusals ?? 0)) this.note('    the bank refuses');
    if (now.captured.length > (then?.captured.length ?? 0)) this.note('    the bank takes the money');
    else if (now.held > (then?.held ?? 0)) this.note('    the bank holds the money');
    else if (now.held < (then?.held ?? 0)) this.note('    the bank lets the money go');
  }

  /** Hears what a tab has begun to say since the last time. */
  private listen(tab: Tab, truth: Truth): void {
    const { page, name, sentAs, loads } = tab;
    if (!tab.isOpen || !page) return;
    this.shared.tally.visit(name, `page: ${page.status}`);
    const before = this.saying.get(tab);
    const now = new Set<string>();
    const memory = { told: this.told, agreed: this.agreed };
    for (const claim of page.claims) {
      const key = `${loads} ${claim.kind} ${claim.text} ${claim.occasion}`;
      now.add(key);
      if (before?.has(key)) continue;
      this.note(`    ${name} says: ${claim.text}`);
      this.found(isFalse({ tab: name, claim, customerId: page.userId, sentAs, shown: page.shown }, truth, memory));
      if (claim.kind === 'successful' && claim.orderId !== undefined) this.told.add(claim.orderId);
    }
    this.saying.set(tab, now);
  }
}
