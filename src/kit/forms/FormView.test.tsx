// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { runInAction } from 'mobx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dataFieldsForm } from '../fields/dataFields';
import { fieldsOf, joinForms, type FormDefinition } from '../fields/definition';
import { FormModel } from '../fields/FormModel';
import { questionsForm } from '../fields/questions';
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
    expect(model.values('dataFields')).toEqual({ name: 'Amara', sports: ['g'], news: true });
  });

  it('keeps both of two ticks before a render', () => {
    const model = modelOf(form());
    render(<FormView model={model} id="f" />);
    // Nothing is drawn before the action ends.
    act(() => runInAction(() => ['Swim', 'Gym'].forEach((label) => fireEvent.click(screen.getByLabelText(label)))));
    expect(model.values('dataFields')).toMatchObject({ sports: ['s', 'g'] });
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
    expect(model.values('dataFields')).toEqual({ terms: false });
  });

  it('renders 2,000 hostile definitions and runs none of their code', () => {
    const trap = globalThis as { pwned?: boolean };
    const complaints = vi.spyOn(console, 'error');
    const nasty = fc.constantFrom<unknown>(
      '__proto__',
      'constructor',
      'toString',
      'a.b',
      'a',
      'a',
      '',
      null,
      undefined,
      7,
      Number.NaN,
      true,
      {},
      [],
      '<img src=x onerror="globalThis.pwned=true">',
      'javascript:globalThis.pwned=true',
      'x'.repeat(100_000),
      '\u0000\u202e',
    );
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      value: String(index),
      label: `FieldOption ${index}`,
    }));
    const options = fc.oneof(
      { weight: 6, arbitrary: nasty },
      { weight: 6, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.constant(many) },
      { weight: 20, arbitrary: fc.array(fc.oneof(nasty, fc.record({ value: nasty, label: nasty })), { maxLength: 4 }) },
      { weight: 20, arbitrary: fc.dictionary(fc.string(), nasty, { maxKeys: 4 }) },
    );
    const attributes = fc.oneof(
      nasty,
      fc.constant({
        onclick: 'globalThis.pwned=true',
        onfocus: 'x',
        autofocus: true,
        style: 'position:fixed',
        formaction: '/evil',
        type: 'hidden',
      }),
      fc.constant({ pattern: '(a+)+$', maxlength: -1, min: 'x' }),
      fc.constant({ pattern: '(', minlength: 'Infinity' }),
      fc.dictionary(
        fc.constantFrom('min', 'max', 'step', 'maxlength', 'placeholder', 'dangerouslySetInnerHTML'),
        nasty,
      ),
    );
    const type = fc.oneof(
      nasty,
      fc.constantFrom('text', 'number', 'select', 'multi_select', 'date', 'checkbox', 'signature'),
    );
    const field = fc.oneof(
      { weight: 1, arbitrary: nasty },
      {
        weight: 9,
        arbitrary: fc.record(
          {
            path: nasty,
            name: nasty,
            reference: nasty,
            label: nasty,
            type,
            isRequired: fc.oneof(fc.boolean(), nasty),
            options,
            htmlAttributes: attributes,
            placeholder: nasty,
            metadata: fc.oneof(nasty, fc.record({ description: nasty })),
            answer: nasty,
            default: nasty,
            id: nasty,
          },
          { requiredKeys: [] },
        ),
      },
    );
    const sections = fc.array(
      fc.oneof(
        nasty,
        fc.record({
          sectionName: nasty,
          sectionReference: nasty,
          sectionFields: fc.oneof(nasty, fc.array(field, { maxLength: 4 })),
          id: nasty,
          title: nasty,
          questions: fc.oneof(nasty, fc.array(field, { maxLength: 2 })),
        }),
      ),
      { maxLength: 2 },
    );
    const good = dataFieldsForm(section({ path: 'good', label: 'A good field', type: 'text', isRequired: true }));

    fc.assert(
      fc.property(sections, (definition) => {
        const form = joinForms([good, dataFieldsForm(definition), questionsForm(definition)]);
        const model = modelOf(form);
        const { container, unmount } = render(<FormView model={model} id="f" />);
        expect(container.querySelector('label')?.textContent).toContain('A good field');
        expect(model.attempt()).toBe(false);
        for (const { path } of fieldsOf(form)) model.field(path)?.set('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!');
        expect(() => model.valid).not.toThrow();
        expect(() => model.values('dataFields')).not.toThrow();
        const attributes = [...container.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
        expect(
          attributes.filter(
            (name) => name.startsWith('on') || name === 'style' || name === 'formaction' || name === 'autofocus',
          ),
        ).toEqual([]);
        expect(container.querySelector('img, script, input[type=hidden]')).toBeNull();
        unmount();
      }),
      { numRuns: 2000, seed: 20_261_120 },
    );
    expect(trap.pwned).toBeUndefined();
    expect(complaints).not.toHaveBeenCalled();
    expect(({} as Record<string, unknown>).good).toBeUndefined();
  }, 240_000);
});
