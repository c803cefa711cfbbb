import type { Locator, Page } from '@playwright/test';
import { amara } from '../../support/amara';
import { Person, type Effort } from './Person';

/** A field's label, and what this person types there. */
const answers: readonly (readonly [RegExp, string])[] = [
  [/^First name/, amara.details['First name']],
  [/^Last name/, amara.details['Last name']],
  [/^Date of birth/, amara.details['Date of birth']],
  [/^Postcode/, amara.details.Postcode],
  [/^Address line one/, amara.details['Address line one']],
  [/^Town or city/, amara.details['Town or city']],
  [/^(Repeat p|P)assword/, amara.password],
  [/^Account holder/, amara.account.holder],
  [/^Sort code/, '200000'],
  [/^Account number/, '55779911'],
  [/^Mobile/, '07700900123'],
  [/^Children/, '1'],
];

/** The time that somebody who types looks for a suggestion. */
const suggestionMs = 1500;

/** Questions that may be left, which somebody who fills in a form whole answers too; a box is ticked, a list's first line taken. */
const optional = [/^Gender/, /^Swim$/, /^Gym$/];

/** Fills in only what has to be filled in, or all that a stranger has an answer to, since nobody says how few are needed. */
export type Manner = 'least' | 'whole';

/**
 * Joins by the month as a guest, from the first page to the confirmation. This person types everything themselves (the
 * browser fills in nothing) and takes what is chosen beforehand.
 */
export async function joinByMonth(page: Page, address: string, manner: Manner): Promise<Effort> {
  const person = new Person(page);
  await page.goto(address);
  await choose(person);
  await fillSection(person, manner, 'Your details');
  await fillSection(person, manner, 'Review & select dates');
  await fillSection(person, manner, 'Monthly payment');
  await fillSection(person, manner, 'Confirm your details');
  await pay(person);
  return person.effort;
}

async function choose(person: Person): Promise<void> {
  const { page } = person;
  await findCentre(person, 'Kirkstall Bridge Leisure Centre');
  await person.see(page.getByText('Monthly', { exact: true }));
  const monthly = page.getByRole('radio', { name: 'Monthly' });
  if (!(await monthly.isChecked())) await person.choose('Monthly', page.getByText('Monthly', { exact: true }));
  const card = page.getByRole('article', { name: 'Total Fitness' });
  await person.tap(card.getByRole('button', { name: 'Choose this membership' }));
}

/** Types the beginning of a centre's name, and the rest of its first word where the page suggests nothing. */
async function findCentre(person: Person, centre: string): Promise<void> {
  const { page } = person;
  const search = page.getByLabel('Find a centre');
  await person.see(search);
  await person.type('Find a centre', search, centre.slice(0, 4).toLowerCase());
  const suggestion = page.getByRole('option', { name: centre });
  const isSuggested = await suggestion.waitFor({ timeout: suggestionMs }).then(
    () => true,
    () => false,
  );
  if (isSuggested) await person.tap(suggestion);
  else await person.typeOn(search, centre.slice(4, centre.indexOf(' ')), { enter: true });
  await person.tap(page.getByRole('button', { name: `Select and continue ${centre}` }));
}

/** Fills in what the open section asks for, in the order of the page, and presses its button. */
async function fillSection(person: Person, manner: Manner, title: string): Promise<void> {
  const { page } = person;
  const section = page.getByRole('region', { name: title });
  const button = section.locator('.sec-foot').getByRole('button').last();
  await person.see(page.locator('[aria-current=step] h2', { hasText: title }));
  await button.waitFor();
  await page.locator('.skel').first().waitFor({ state: 'detached' });
  const passed = new Set<string>();
  for (;;) {
    const field = await nextField(section, manner, passed);
    if (!field) break;
    await fill(person, field);
  }
  // The bar at the foot of a phone repeats the button.
  await person.tap((await person.isInView(button)) ? button : page.locator('.bar').getByRole('button').last());
}

async function fill(person: Person, { label, id, type, input }: AskedField): Promise<void> {
  const section = person.page.locator('[aria-current=step]');
  const name = `${label} (${id})`;
  if (type === 'checkbox' || type === 'radio') return person.choose(name, input);
  if (type === 'select') return person.pick(name, input, 1);
  const find = section.getByRole('button', { name: 'Find address' });
  const isFound = label.startsWith('Postcode') && (await find.isVisible());
  // The phone's keyboard has a button that searches where the field says so.
  const searches = isFound && (await input.getAttribute('enterkeyhint')) === 'search';
  await person.type(name, input, answerTo(label, person.email) ?? '', { enter: searches });
  if (!isFound) return;
  if (!searches) await person.tap(find);
  const list = section.getByRole('combobox', { name: 'Choose your address' });
  await list.waitFor();
  await person.pick('Choose your address', list, 1);
}

type AskedField = {
  readonly label: string;
  readonly id: string;
  readonly type: string;
  readonly input: Locator;
};

const answerTo = (label: string, email: string): string | undefined =>
  label.startsWith('Email') ? email : answers.find(([words]) => words.test(label))?.[1];

/** Returns the first field of a section that this person fills in and has not yet. */
async function nextField(section: Locator, manner: Manner, passed: Set<string>): Promise<AskedField | undefined> {
  for (const input of await section.locator('input:visible, select:visible').all()) {
    const { label, id, type, isEmpty, isRequired } = await input.evaluate(readField);
    const key = `${id} ${label}`;
    if (!isEmpty || passed.has(key)) continue;
    passed.add(key);
    const isAnswered = optional.some((words) => words.test(label)) || answerTo(label, '') !== undefined;
    if (isRequired && !isAnswered && !['checkbox', 'radio'].includes(type))
      throw new Error(`This person has no answer for "${label}".`);
    if (isRequired || (manner === 'whole' && isAnswered)) return { label, id, type, input };
  }
  return undefined;
}

type ReadField = {
  readonly label: string;
  readonly id: string;
  readonly type: string;
  readonly isEmpty: boolean;
  readonly isRequired: boolean;
};

function readField(element: Element): ReadField {
  const { id } = element;
  if (element instanceof HTMLSelectElement)
    return {
      label: element.labels[0]?.textContent.trim() ?? '',
      id,
      type: 'select',
      isEmpty: element.value === '',
      isRequired: element.required,
    };
  const input = element as HTMLInputElement;
  const { type } = input;
  const label = input.labels?.[0]?.textContent.trim() ?? '';
  const isMarked = input.required || input.getAttribute('aria-required') === 'true';
  if (type === 'radio') {
    const group = input.closest('[role=radiogroup], fieldset') ?? document;
    return { label, id, type, isEmpty: !group.querySelector('input[type=radio]:checked'), isRequired: true };
  }
  if (type !== 'checkbox') return { label, id, type, isEmpty: input.value === '', isRequired: isMarked };
  // The page that the issue was written about did not mark its agreements as required.
  const agrees = /^I (have read|agree|confirm)/.test(label);
  return { label, id, type, isEmpty: !input.checked, isRequired: isMarked || agrees };
}

async function pay(person: Person): Promise<void> {
  const { page } = person;
  const card = page.frameLocator('iframe[title*="card payment"]');
  const button = page.locator('.pay .btn');
  await person.see(card.getByLabel('Card number'));
  await person.type('Card number', card.getByLabel('Card number'), '4242424242424242');
  await person.type('Expiry date', card.getByLabel('Expiry date'), '1230');
  await person.type('Security code', card.getByLabel('Security code'), '123');
  await person.tap(button);
  const dialog = page.getByRole('dialog');
  const confirmed = page.getByRole('heading', { name: 'Your new membership' });
  await dialog.or(confirmed).first().waitFor();
  if (await dialog.isVisible()) {
    await person.see(dialog);
    await dialog.locator(':focus').waitFor();
    await person.swipeToEnd(page.getByRole('region', { name: 'Text of the terms' }));
    await person.tap(page.getByRole('button', { name: 'I Agree' }));
    await dialog.waitFor({ state: 'detached' });
    await person.tap(button);
  }
  await person.see(confirmed);
}
