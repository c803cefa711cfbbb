import { fireEvent } from '@testing-library/dom';
import { dialogButton } from '../page/controls';
import { pageText } from '../page/texts';
import type { ChosenFile, Deed } from '../Row';

/** Reports whether there is something for a deed. */
export function isThere(deed: Deed): boolean {
  switch (deed.kind) {
    case 'press in dialog':
      return dialogButton(deed.name) !== undefined;
    case 'see':
      return pageText().includes(deed.text);
    default:
      return document.querySelector(deed.selector) !== null;
  }
}

/** Does something on the rendered page. Returns false if there is nothing for it. */
export function perform(deed: Deed): boolean {
  switch (deed.kind) {
    case 'press':
      return press(document.querySelector<HTMLElement>(deed.selector));
    case 'press in dialog':
      return press(dialogButton(deed.name));
    case 'choose':
      return choose(document.querySelector<HTMLSelectElement>(deed.selector), deed.option);
    case 'choose file':
      return chooseFile(document.querySelector(deed.selector), deed.file);
    case 'tick all': {
      const boxes = [...document.querySelectorAll<HTMLInputElement>(deed.selector)];
      for (const box of boxes) if (!box.checked) box.click();
      return boxes.length > 0;
    }
    case 'see':
      return pageText().includes(deed.text);
  }
}

/** Types into a field, chooses an option, or ticks a box with `true`. */
export function put(input: HTMLInputElement, value: string | true): void {
  if (value === true || input.type === 'radio') {
    if (!input.checked) fireEvent.click(input);
  } else fireEvent.change(input, { target: { value } });
}

function press(found: HTMLElement | null | undefined): boolean {
  found?.click();
  return found instanceof HTMLElement;
}

function choose(list: HTMLSelectElement | null, option: string): boolean {
  const wanted = [...(list?.options ?? [])].find(({ text }) => text.startsWith(option));
  if (!list || !wanted) return false;
  fireEvent.change(list, { target: { value: wanted.value } });
  return true;
}

function chooseFile(input: HTMLElement | null, { type, content }: ChosenFile): boolean {
  const file = new File([Buffer.from(content, 'base64')], 'chosen', { type });
  if (input) fireEvent.change(input, { target: { files: [file] } });
  return input !== null;
}
