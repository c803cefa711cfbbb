import { fireEvent } from '@testing-library/dom';

/** Finds the button or link that can be pressed now, by how its name begins; one in a dialog first. */
export function control(name: string): HTMLElement | undefined {
  const found = [
    ...document.querySelectorAll<HTMLElement>('button, a[href], summary, [role=button], input[type=submit]'),
  ];
  const own = found.filter((each) => nameOf(each).startsWith(name) && isReady(each));
  return own.find(isInDialog) ?? own[0];
}

/** Finds the field by how its label begins. */
export function field(name: string): HTMLInputElement | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const own = fields.filter((each) => labelOf(each).startsWith(name));
  return own.find(isInDialog) ?? own[0];
}

/** Types into a field, chooses an option, or ticks a box with `true`. */
export function put(input: HTMLInputElement, value: string | true): void {
  if (value === true || input.type === 'radio') {
    if (!input.checked) fireEvent.click(input);
  } else fireEvent.change(input, { target: { value } });
}

/** The values of the fields of the page, by their ids. */
export function typedValues(): ReadonlyMap<string, string> {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const filled = fields.filter(({ id, type }) => id !== '' && type !== 'file' && type !== 'hidden');
  return new Map(
    filled.map((each) => [each.id, ['checkbox', 'radio'].includes(each.type) ? String(each.checked) : each.value]),
  );
}

export function plain(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
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
  return element.getAttribute('aria-disabled') !== 'true' && !element.hasAttribute('disabled');
}
