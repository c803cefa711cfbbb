import { fireEvent } from '@testing-library/dom';
import { answers, ticks } from './customerAnswers';

/** The number of addresses that were given: nobody can register twice with one. */
let addresses = 0;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fills in every field of a part of the page that is empty and that the customer knows. Returns their labels. */
export function fillIn(part: Element): readonly string[] {
  const groups = new Set<string>();
  return [...part.querySelectorAll<Field>('input, select, textarea')].flatMap((field) => {
    const label = labelOf(field);
    if (field.disabled || label === '') return [];
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      const isTicked = field.type === 'radio' ? hasChoice(part, field.name) : field.checked;
      if (isTicked || groups.has(field.name) || !ticks.some((each) => label.startsWith(each))) return [];
      if (field.type === 'radio') groups.add(field.name);
      fireEvent.click(field);
      return [label];
    }
    const value = answerTo(label);
    if (field.value !== '' || value === undefined) return [];
    fireEvent.change(field, { target: { value } });
    return [label];
  });
}

function answerTo(label: string): string | undefined {
  if (label.startsWith('Email address')) return `new${(addresses += 1)}@example.org`;
  const fitting = Object.keys(answers).filter((each) => label.startsWith(each));
  return answers[fitting.sort((one, other) => other.length - one.length)[0] ?? ''];
}

function hasChoice(part: Element, name: string): boolean {
  return [...part.querySelectorAll<HTMLInputElement>('input[type=radio]')].some(
    (radio) => radio.name === name && radio.checked,
  );
}

function labelOf(field: Field): string {
  const named = field.getAttribute('aria-label') ?? field.closest('label')?.textContent;
  const label = named ?? document.querySelector(`label[for="${field.id}"]`)?.textContent;
  return (label ?? '').trim();
}
