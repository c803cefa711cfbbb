import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { keysOnPhone, type Capitals, type PhoneKeyboard } from './keysOnPhone';
import { countOperators, type Act, type OperatorCounts } from './klm';

/** The effort of a task: what a person came to, filled in, tapped, swiped and typed, and the operators of the model. */
export type Effort = Readonly<Record<'screens' | 'fields' | 'taps' | 'swipes' | 'keys', number>> & {
  readonly operators: OperatorCounts;
};

/** The height of a page that one swipe moves. */
const swipeShare = 0.8;
/** The parts of a phone's page under which nothing can be tapped: what the header takes, and the bar. */
const topMargin = 60;
const barHeight = 75;

/** Somebody at a touch screen, who does what a person would, and whose acts are counted as they are done. */
export class Person {
  private readonly acts: Act[] = [];
  private readonly fields = new Set<string>();
  private readonly counts = { screens: 0, taps: 0, swipes: 0, keys: 0 };

  /** An address that has no account yet, as long as somebody's own might be. */
  readonly email = `amara.${Array.from({ length: 6 }, () => 'bcdfghklmnprstvw'[randomInt(16)]).join('')}@example.org`;

  constructor(readonly page: Page) {}

  get effort(): Effort {
    return { ...this.counts, fields: this.fields.size, operators: countOperators(this.acts) };
  }

  /** Sees a screen or a step come. The time until it is there is waited for. */
  async see(sign: Locator): Promise<void> {
    await this.wait(sign);
    this.counts.screens += 1;
  }

  private async wait(sign: Locator): Promise<void> {
    const begun = performance.now();
    await sign.waitFor();
    this.acts.push({ kind: 'wait', seconds: (performance.now() - begun) / 1000 });
  }

  /** Taps something. `anticipated` says that the tap was prepared with the one before it. */
  async tap(target: Locator, { anticipated = false } = {}): Promise<void> {
    await this.reach(target);
    await target.tap();
    this.counts.taps += 1;
    this.acts.push({ kind: 'press', anticipated });
  }

  /** Presses once more at the same place, where something else stands now. */
  async tapAgain(target: Locator): Promise<void> {
    await this.wait(target);
    await target.tap();
    this.counts.taps += 1;
    this.acts.push({ kind: 'again' });
  }

  /** Scans a card, as a scanner does: it types the number and presses Enter, wherever the focus is. */
  async scan(number: string): Promise<void> {
    await this.page.keyboard.type(number);
    await this.page.keyboard.press('Enter');
    this.acts.push({ kind: 'scan' });
  }

  /** Ticks a box or picks one of several, which is a field that is filled in. */
  async choose(name: string, target: Locator): Promise<void> {
    this.fields.add(name);
    await this.tap(target);
  }

  /** Taps into a field and types, and ends it by the keyboard's own button if `enter` says so. */
  async type(name: string, field: Locator, text: string, { enter = false } = {}): Promise<void> {
    await this.reach(field);
    await field.tap();
    const [keyboard, capitals] = await keyboardOf(field);
    await field.pressSequentially(text);
    if (enter) await field.press('Enter');
    const keys = keysOnPhone(text, keyboard, capitals) + (enter ? 1 : 0);
    this.fields.add(name);
    this.counts.taps += 1;
    this.counts.keys += keys;
    this.acts.push({ kind: 'type', keys, pointed: true });
  }

  /** Types on in a field that has the focus, and ends it by the keyboard's own button if `enter` says so. */
  async typeOn(field: Locator, text: string, { enter }: { readonly enter: boolean }): Promise<void> {
    const [keyboard] = await keyboardOf(field);
    await field.pressSequentially(text);
    if (enter) await field.press('Enter');
    const keys = keysOnPhone(text, keyboard, 'none') + (enter ? 1 : 0);
    this.counts.keys += keys;
    this.acts.push({ kind: 'type', keys, pointed: false });
  }

  /** Opens a list, unless the page has opened it, and picks a line of it. The phone shows the list over the page. */
  async pick(name: string, list: Locator, index: number): Promise<void> {
    if (!(await list.evaluate((element) => element.matches(':open')))) await this.tap(list);
    await list.selectOption({ index });
    this.fields.add(name);
    this.counts.taps += 1;
    this.acts.push({ kind: 'press', anticipated: false });
  }

  /** Reports whether something can be seen and tapped without a swipe. */
  async isInView(target: Locator): Promise<boolean> {
    return (await this.distanceTo(target)) === 0;
  }

  /** Swipes to the end of a text. */
  async swipeToEnd(text: Locator): Promise<void> {
    const swipes = await text.evaluate(
      (element, share) => Math.ceil((element.scrollHeight - element.clientHeight) / (element.clientHeight * share)),
      swipeShare,
    );
    await text.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    this.addSwipes(swipes);
  }

  /** Swipes until a target is in view and nothing lies over it, as often as its distance takes. */
  private async reach(target: Locator): Promise<void> {
    await target.waitFor();
    const distance = await this.distanceTo(target);
    this.addSwipes(Math.ceil(distance / (this.height * swipeShare)));
    // Playwright would wait for a frame of another origin that does not move while it is out of view.
    if (distance > 0)
      await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  }

  private get height(): number {
    return this.page.viewportSize()?.height ?? 0;
  }

  /** Returns the pixels that the page has to move before a target is between header and bar; none if it is in the bar. */
  private async distanceTo(target: Locator): Promise<number> {
    if (await target.evaluate((element) => element.closest('.bar') !== null)) return 0;
    const box = await target.boundingBox();
    if (!box) throw new Error('What is to be tapped has no place on the page.');
    const middle = box.y + box.height / 2;
    return Math.max(0, topMargin - middle, middle - (this.height - barHeight));
  }

  private addSwipes(count: number): void {
    this.counts.swipes += count;
    for (let each = 0; each < count; each += 1) this.acts.push({ kind: 'swipe' });
  }
}

/** Reads which keyboard a phone shows for a field, and which capitals it makes by itself. */
async function keyboardOf(field: Locator): Promise<readonly [PhoneKeyboard, Capitals]> {
  const { type, mode, capitals } = await field.evaluate((element) => ({
    type: element.getAttribute('type') ?? 'text',
    mode: element.getAttribute('inputmode') ?? '',
    capitals: element.getAttribute('autocapitalize') ?? '',
  }));
  if (['numeric', 'decimal', 'tel'].includes(mode) || ['tel', 'number'].includes(type)) return ['digits', 'none'];
  const makesNone = ['email', 'password', 'url'].includes(type) || ['none', 'off'].includes(capitals);
  return [
    type === 'email' || mode === 'email' ? 'email' : 'text',
    makesNone ? 'none' : capitals === 'words' ? 'words' : 'sentences',
  ];
}
