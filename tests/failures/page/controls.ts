/** Finds the button or link that can be pressed now, by how its name begins; one in a dialog first. */
export function control(name: string): HTMLElement | undefined {
  const own = readyControls().filter((each) => nameOf(each).startsWith(name));
  return own.find(isInDialog) ?? own[0];
}

/** The names of all buttons and links that can be pressed now. */
export function controlNames(): readonly string[] {
  return readyControls().map(nameOf);
}

/** Finds the button of the open dialog by how its text begins. */
export function dialogButton(name: string): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>('[role=dialog] button, [role=alertdialog] button');
  return [...buttons].find(({ textContent }) => textContent.startsWith(name));
}

/** Finds the field by how its label begins. */
export function field(name: string): HTMLInputElement | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const own = fields.filter((each) => labelOf(each).startsWith(name));
  return own.find(isInDialog) ?? own[0];
}

/** Reports whether a field still has what was put into it; passwords are never kept. */
export function hasKept(label: string, value: string | true): boolean {
  const input = field(label);
  if (!input || input.type === 'password') return true;
  return value === true || input.type === 'radio' ? input.checked : input.value === value;
}

/** The values of the fields of the page, by their ids. */
export function typedValues(): readonly (readonly [id: string, value: string])[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const filled = fields.filter(({ id, type }) => id !== '' && type !== 'file' && type !== 'hidden');
  return filled.map((each) => [each.id, ['checkbox', 'radio'].includes(each.type) ? String(each.checked) : each.value]);
}

export function plain(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** A dialog that is closing is there for a moment, and takes no press. */
const closing = '[role=dialog][data-state=closed], [role=alertdialog][data-state=closed]';

function readyControls(): readonly HTMLElement[] {
  const found = document.querySelectorAll<HTMLElement>('button, a[href], summary, [role=button], input[type=submit]');
  return [...found].filter((each) => isReady(each) && each.closest(closing) === null);
}

function nameOf(element: HTMLElement): string {
  return plain(element.getAttribute('aria-label') ?? element.textContent);
}

function labelOf(input: HTMLInputElement): string {
  const own = input.getAttribute('aria-label');
  if (own !== null) return own;
  const labelled = input.getAttribute('aria-labelledby')?.split(' ')[0];
  const label = document.querySelector(`label[for="${CSS.escape(input.id)}"]`) ?? input.closest('label');
  return plain(
    (labelled === undefined ? undefined : document.getElementById(labelled))?.textContent ?? label?.textContent,
  );
}

function isInDialog(element: HTMLElement): boolean {
  return element.closest('[role=dialog], [role=alertdialog], dialog') !== null;
}

function isReady(element: HTMLElement): boolean {
  // A document without a layout cannot tell what is seen of it.
  const isShown = !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });
  return isShown && element.getAttribute('aria-disabled') !== 'true' && !element.hasAttribute('disabled');
}
