import { fireEvent, waitFor, within } from '@testing-library/dom';

/** Finds the part of the page where something is done, as it is now. */
export type Part = () => HTMLElement;

export function onPage(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

/** Fills in fields by how their labels begin, each once it is there. */
export async function fill(part: Part, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(await labelled(part, beginsWith(label)), { target: { value } });
  }
}

/** Ticks a box, or chooses an option, by how its label begins, and sees that it is. */
export async function check(part: Part, label: string): Promise<void> {
  fireEvent.click(await labelled(part, beginsWith(label)));
  await waitFor(() => within(part()).getByLabelText(beginsWith(label), { selector: ':checked' }));
}

/** Presses a button once it can be pressed. */
export async function press(part: Part, name: string): Promise<void> {
  const button = await waitFor(() => {
    const found = within(part()).getByRole('button', { name });
    if (found.getAttribute('aria-disabled') === 'true') throw new Error(`"${name}" can't be pressed.`);
    return found;
  });
  fireEvent.click(button);
}

function labelled(part: Part, label: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => within(part()).getByLabelText(label));
}

function beginsWith(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[?.]/g, '\\$&')}`);
}
