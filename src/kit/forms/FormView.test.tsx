// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import { dataFieldsForm } from '../fields/dataFields';
import { dataFieldAnswers } from '../fields/dataFieldAnswers';
import type { FormDefinition } from '../fields/definition';
import { FormModel } from '../fields/FormModel';
import { FormView } from './FormView';
import { isoDate } from '../../../tests/support/isoDate';

const today = isoDate('2026-11-20');
const modelOf = (definition: FormDefinition): FormModel =>
  new FormModel(definition, { facts: () => ({}), report: () => undefined, bounds: () => ({ today }) });
const section = (...sectionFields: readonly unknown[]) => [
  { sectionName: 'About you', sectionReference: 'about', sectionFields },
];

afterEach(cleanup);

describe('FormView', () => {
  const form = () =>
    dataFieldsForm(
      section(
        { path: 'name', label: 'Name', type: 'text', isRequired: true, metadata: { description: 'As on your card' } },
        { path: 'colour', label: 'Colour', type: 'select', isRequired: false, options: [{ value: 'r', label: 'Red' }] },
        {
          path: 'sports',
          label: 'Sports',
          type: 'multi_select',
          isRequired: true,
          options: [
            { value: 's', label: 'Swim' },
            { value: 'g', label: 'Gym' },
          ],
        },
        { path: 'news', label: 'Send news', type: 'checkbox', isRequired: false },
      ),
    );

  it('labels every field, with its hint, and marks what is required or optional', () => {
    render(<FormView model={modelOf(form())} id="f" />);
    const name = screen.getByLabelText(/^Name/);
    expect(name.getAttribute('aria-required')).toBe('true');
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe('As on your card');
    expect(screen.getByLabelText(/^Colour/).closest('.field')?.textContent).toContain('(optional)');
    expect(screen.getByRole('group', { name: /^Sports/ })).toBeTruthy();
  });

  it('writes only the typed text into the model', () => {
    const model = modelOf(form());
    render(<FormView model={model} id="f" />);
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Amara' } });
    fireEvent.click(screen.getByLabelText('Gym'));
    fireEvent.click(screen.getByLabelText(/^Send news/));
    expect(dataFieldAnswers(model)).toEqual({ name: 'Amara', sports: ['g'], news: true });
  });

  it('keeps both of two ticks before a render', () => {
    const model = modelOf(form());
    render(<FormView model={model} id="f" />);
    // Nothing is drawn before the action ends.
    act(() => runInAction(() => ['Swim', 'Gym'].forEach((label) => fireEvent.click(screen.getByLabelText(label)))));
    expect(dataFieldAnswers(model)).toMatchObject({ sports: ['s', 'g'] });
  });

  it('shows a summary with links to the fields, and the messages at them', () => {
    const model = modelOf(form());
    const { rerender } = render(<FormView model={model} id="f" />);
    model.attempt();
    rerender(<FormView model={model} id="f" />);
    const link = screen.getByRole('link', { name: 'Name is required.' });
    expect(screen.getByText('Check 2 answers before you continue')).toBeTruthy();
    fireEvent.click(link);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
    expect(screen.getByLabelText(/^Name/).getAttribute('aria-invalid')).toBe('true');
  });

  it('names the summary by its heading, and each link by its field where messages are the same', () => {
    const date = (path: string, label: string) => ({ path, label, type: 'date' });
    const model = modelOf(dataFieldsForm(section(date('born', 'Date of birth'), date('since', 'Member since'))));
    for (const field of model.fields.values()) field.set('soon');
    model.attempt();
    render(<FormView model={model} id="f" />);
    const summary = screen.getByRole('group', { name: 'Check 2 answers before you continue' });
    expect(screen.getByRole('heading', { name: 'Check 2 answers before you continue' })).toBeTruthy();
    expect([...summary.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Date of birth: Date must be valid.',
      'Member since: Date must be valid.',
    ]);
  });

  it('tells the buttons of calendars apart by the labels of their dates', () => {
    const date = (path: string, label: string) => ({ path, label, type: 'date' });
    render(
      <FormView model={modelOf(dataFieldsForm(section(date('born', 'Born'), date('since', 'Member since'))))} id="f" />,
    );
    expect(screen.getAllByRole('button', { name: 'Calendar' })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Calendar', description: /^Member since/ })).toBeTruthy();
  });

  it('searches a list of 5,000 options, draws 100 of them, and keeps what is ticked in sight', async () => {
    const options = Array.from({ length: 5000 }, (_, index) => ({ value: `${index}`, label: `Club number ${index}` }));
    const model = modelOf(dataFieldsForm(section({ path: 'clubs', label: 'Clubs', type: 'multi_select', options })));
    const { rerender } = render(<FormView model={model} id="f" />);
    expect(screen.getAllByRole('checkbox')).toHaveLength(100);
    expect((await screen.findByRole('status')).textContent).toBe('The first 100 of 5000. Search for others.');
    expect(screen.getAllByRole('checkbox')).toHaveLength(100);
    const search = screen.getByRole('searchbox', { name: 'Search Clubs' });
    fireEvent.change(search, { target: { value: '4321 CLUB' } });
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    fireEvent.click(screen.getByLabelText('Club number 4321'));
    fireEvent.change(search, { target: { value: '' } });
    rerender(<FormView model={model} id="f" />);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect([boxes.length, boxes.at(0)?.checked, boxes.at(-1)?.checked]).toEqual([101, false, true]);
    expect(screen.getByRole('status').textContent).toMatch(/^1 chosen/);
    expect(dataFieldAnswers(model)).toEqual({ clubs: ['4321'] });
  });

  it('never ticks or selects anything by itself', () => {
    const model = modelOf(
      dataFieldsForm(
        section(
          { path: 'terms', label: 'I agree', type: 'checkbox', isRequired: true },
          { path: 'one', label: 'One', type: 'select', isRequired: true, options: [{ value: 'a', label: 'A' }] },
        ),
      ),
    );
    render(<FormView model={model} id="f" />);
    expect(screen.getByLabelText<HTMLInputElement>(/^I agree/).checked).toBe(false);
    expect(model.attempt()).toBe(false);
    expect(dataFieldAnswers(model)).toEqual({});
  });

  it('shows what the customer may not change, with its label, and does not send it', () => {
    const locked = (more: object) => ({ isAuthorised: false, isRequired: true, ...more });
    const model = modelOf(
      dataFieldsForm(
        section(
          locked({ path: 'email', label: 'Email', type: 'text', answer: 'amara@example.org' }),
          locked({ path: 'news', label: 'News', type: 'checkbox', answer: false }),
          locked({
            path: 'sport',
            label: 'Sport',
            type: 'select',
            options: [{ value: 's', label: 'Swim' }],
            answer: 's',
          }),
          locked({ path: 'born', label: 'Born', type: 'date', answer: '1990-05-17' }),
          locked({ path: 'empty', label: 'Empty', type: 'text' }),
        ),
      ),
    );
    render(<FormView model={model} id="f" />);
    const shown = ['Email', 'News', 'Sport', 'Born'].map((name) =>
      screen.getByRole<HTMLInputElement>('textbox', { name }),
    );
    expect(shown.map(({ value, readOnly }) => [value, readOnly])).toEqual([
      ['amara@example.org', true],
      ['No', true],
      ['Swim', true],
      ['17/05/1990', true],
    ]);
    expect(screen.queryByLabelText('Empty')).toBeNull();
    expect(model.attempt()).toBe(true);
    expect(dataFieldAnswers(model)).toEqual({});
  });

  it('opens a keypad on which every answer can be typed', () => {
    const number = (path: string, htmlAttributes: object) => ({ path, label: path, type: 'number', htmlAttributes });
    const model = modelOf(
      dataFieldsForm(
        section(
          number('any', {}),
          number('below', { min: -40 }),
          number('weight', { min: 0 }),
          number('children', { min: 0, step: 1 }),
          { path: 'born', label: 'born', type: 'date' },
        ),
      ),
    );
    render(<FormView model={model} id="f" />);
    const keypads = ['any', 'below', 'weight', 'children', 'born'].map((label) =>
      screen.getByRole('textbox', { name: new RegExp(label) }).getAttribute('inputmode'),
    );
    expect(keypads).toEqual([null, null, 'decimal', 'numeric', 'decimal']);
  });

  it('asks a text of several lines, and a password without showing it', () => {
    const model = modelOf(
      dataFieldsForm(
        section({ path: 'notes', label: 'Notes', type: 'textarea' }, { path: 'pin', label: 'Pin', type: 'password' }),
      ),
    );
    render(<FormView model={model} id="f" />);
    expect(screen.getByLabelText(/^Notes/).tagName).toBe('TEXTAREA');
    expect(screen.getByLabelText<HTMLInputElement>(/^Pin/).type).toBe('password');
    fireEvent.change(screen.getByLabelText(/^Notes/), { target: { value: 'One\nTwo' } });
    fireEvent.change(screen.getByLabelText(/^Pin/), { target: { value: ' 1 ' } });
    expect(dataFieldAnswers(model)).toEqual({ notes: 'One\nTwo', pin: ' 1 ' });
    expect(model.keepable()).toEqual({ 'dataFields.notes': 'One\nTwo' });
  });
});
