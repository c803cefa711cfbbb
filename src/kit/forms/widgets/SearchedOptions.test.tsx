// @vitest-environment happy-dom
import { act, cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { isoDate } from '../../../../tests/support/isoDate';
import { dataFieldAnswers } from '../../fields/dataFieldAnswers';
import { dataFieldsForm } from '../../fields/dataFields';
import { FormModel } from '../../fields/FormModel';
import { FormView } from '../FormView';

afterEach(cleanup);

/** Renders a field with as many clubs to choose from. Returns its form. */
async function drawn(count: number, more: object = {}): Promise<FormModel> {
  const options = Array.from({ length: count }, (_, index) => ({ value: `${index}`, label: `Club number ${index}` }));
  const field = { path: 'club', label: 'Club', type: 'select', isRequired: true, options, ...more };
  const model = new FormModel(
    dataFieldsForm([{ sectionName: 'Clubs', sectionReference: 'clubs', sectionFields: [field] }]),
    { facts: () => ({}), report: () => undefined, bounds: () => ({ today: isoDate('2026-11-20') }) },
  );
  render(<FormView model={model} id="f" />);
  await act(() => import('./SearchedOptions'));
  return model;
}

const list = (): HTMLSelectElement => screen.getByLabelText<HTMLSelectElement>(/^Club/);
const listed = (): readonly string[] => [...list().options].map(({ text }) => text);
const search = (text: string): void =>
  void fireEvent.change(screen.getByRole('searchbox', { name: 'Search Club' }), { target: { value: text } });
const told = (): string | null => screen.getByRole('status').textContent;

describe('a list of one option to choose', () => {
  it('is closed and has no search box where it is short', async () => {
    await drawn(50);
    expect(list().hasAttribute('size')).toBe(false);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('is searched where it is long, and chooses what is found, and nothing by itself', async () => {
    const model = await drawn(400);
    expect(listed()).toHaveLength(401);
    expect(told()).toBe('400 to choose from.');
    search('321 CLUB');
    expect(listed()).toEqual(['Please choose', 'Club number 321']);
    expect(told()).toBe('1 to choose from.');
    expect(dataFieldAnswers(model)).toEqual({});
    fireEvent.change(list(), { target: { value: '321' } });
    expect(dataFieldAnswers(model)).toEqual({ club: '321' });
  });

  it('keeps what is chosen in the list and in the answer, whatever is searched', async () => {
    const model = await drawn(60, { answer: '7' });
    expect(told()).toBe('1 chosen. 60 to choose from.');
    search('59');
    expect(listed()).toEqual(['Please choose', 'Club number 7', 'Club number 59']);
    search('swimming');
    expect(listed()).toEqual(['Please choose', 'Club number 7']);
    expect([list().value, dataFieldAnswers(model)]).toEqual(['7', { club: '7' }]);
  });

  it('says what to do where no option matches, and leads back to all of them', async () => {
    await drawn(60);
    search('swimming');
    expect(told()).toBe('No option matches. Try another word, or show all options.');
    fireEvent.click(screen.getByRole('button', { name: 'Show all options' }));
    expect([told(), listed().length]).toEqual(['60 to choose from.', 61]);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(screen.queryByRole('button', { name: 'Show all options' })).toBeNull();
  });

  it('does not send the form by Enter in the search box', async () => {
    await drawn(60);
    const box = screen.getByRole('searchbox');
    const enter = createEvent.keyDown(box, { key: 'Enter' });
    fireEvent(box, enter);
    expect(enter.defaultPrevented).toBe(true);
  });
});

it('leads back to all options of a long list of boxes too', async () => {
  await drawn(60, { type: 'multi_select', answer: ['7'] });
  search('swimming');
  expect(told()).toBe('1 chosen. No option matches. Try another word, or show all options.');
  fireEvent.click(screen.getByRole('button', { name: 'Show all options' }));
  expect(within(screen.getByRole('group')).getAllByRole('checkbox')).toHaveLength(60);
});

it.each([
  ['ILE saint', 1],
  ['île', 1],
  ['ＩＬＥ  ', 1],
  ['denis paris', 0],
])('for "%s" finds an option with every word of it, in capitals and with accents or not: %i', async (text, found) => {
  const others = Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, label: `Paris ${index}` }));
  await drawn(0, { options: [...others, { value: 'denis', label: 'Saint-Denis, Île-de-France' }] });
  search(text);
  expect(listed()).toHaveLength(1 + found);
});
