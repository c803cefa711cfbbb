import type { ElementHandle, Locator, Page } from '@playwright/test';

type Options = Parameters<Locator['click']>[0];
type Presses = Pick<Locator, 'click' | 'check' | 'uncheck'>;
type Press = (this: Locator, options?: Options) => Promise<void>;

/** The device that the tests press with, if it is not a mouse: `HANDS=keyboard` or `HANDS=touch`. */
const hands = process.env.HANDS;

/**
 * Has every press of the tests in this process made by keys alone, or by touch, as `HANDS` says. By keys, a press is Enter
 * or Space on what takes the focus and stands in the order of Tab; that Tab comes there in a sensible order is for the
 * tests that press Tab. What is reached by arrow keys within a list, and a place on a picture, is pressed by the mouse all
 * the same.
 */
export function useHands(page: Page): void {
  if (hands === undefined) return;
  const presses = Object.getPrototypeOf(page.locator('body')) as Presses;
  if (Object.hasOwn(presses, 'byHand')) return;
  const { click } = presses;
  const byMouse: Press = function (options) {
    return click.call(this, options);
  };
  const press = hands === 'touch' ? touch(byMouse) : keys(byMouse);
  const set = (on: boolean): Press =>
    async function (options) {
      if ((await this.isChecked()) !== on) await press.call(this, options);
    };
  Object.assign(presses, { byHand: true, click: press, check: set(true), uncheck: set(false) });
}

function touch(byMouse: Press): Press {
  return function (options) {
    return options?.trial === true ? byMouse.call(this, options) : this.tap(options);
  };
}

function keys(byMouse: Press): Press {
  return async function (options) {
    if (options?.trial === true || options?.position) return byMouse.call(this, options);
    if (options?.force !== true) await this.waitFor();
    const key = await takeFocus(this);
    await (key === undefined ? byMouse.call(this, options) : this.page().keyboard.press(key));
  };
}

/** The longest time, in milliseconds, that a part of the page takes to leave or to be drawn anew. */
const patienceMs = 3000;

/**
 * Focuses what takes the keys for a control, and returns the key that presses it; undefined for an item that arrow keys
 * lead to. Waits, as a press of the mouse does, while the control is behind a part that leaves or is drawn anew.
 */
async function takeFocus(control: Locator): Promise<string | undefined> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const target = (await control.evaluateHandle(controlOf)).asElement() as ElementHandle<HTMLElement> | null;
    if (!target) return undefined;
    const { key, problem } = await target.evaluate(keyOf);
    const isFocused =
      problem === undefined &&
      (await target.focus().then(
        () => true,
        () => false,
      ));
    if (isFocused) return key;
    if (Date.now() > until) throw new Error(`${problem ?? 'It is taken away'}: ${String(control)}`);
    await control.page().waitForTimeout(50);
  }
}

/** Returns what takes the keys for an element; none for an item of a list that arrow keys walk through. */
function controlOf(element: Element): Element | null {
  if (element.closest('[role=option], [role=menuitem], [role=gridcell]')) return null;
  const own = element.closest('a[href], button, input, select, textarea, summary');
  return own ?? element.closest('label')?.control ?? element.closest('[tabindex]:not([tabindex="-1"])');
}

/** Returns the key that presses a control, or what keeps keys from it. */
function keyOf(control: HTMLElement): { readonly key: string; readonly problem?: string } {
  const { type } = control as HTMLInputElement;
  const key = control.tagName === 'INPUT' && (type === 'checkbox' || type === 'radio') ? 'Space' : 'Enter';
  if (control.closest('[inert]')) return { key, problem: 'Keys do not come to what is behind something else' };
  // Of tabs, and of the days of a calendar, one at a time is in the order of Tab, and arrow keys lead to the others.
  const isOneOfMany = control.closest('[role=tablist], [role=grid], [role=radiogroup]') !== null;
  return control.tabIndex < 0 && !isOneOfMany ? { key, problem: 'Tab does not come to it' } : { key };
}
