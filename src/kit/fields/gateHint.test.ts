import { describe, expect, it } from 'vitest';
import dates from '../../../schemas/forms/dates.json';
import validators from '../../../schemas/forms/dates.json?fields';
import type { StaticForm } from '../../../schemas/generated/journey';
import type { FormDefinition } from './definition';
import { FormModel } from './FormModel';
import { gateHint } from './gateHint';
import { questionsForm } from './questions';
import { staticForm } from './staticForm';
import { isoDate } from '../../../tests/support/isoDate';

const today = isoDate('2026-11-20');

const modelOf = (definition: FormDefinition): FormModel =>
  new FormModel(definition, {
    facts: () => ({}),
    report: () => undefined,
    bounds: () => ({ today, billingDays: [1], membershipTermsCount: 1 }),
  });

describe('gateHint', () => {
  const model = modelOf(staticForm(dates as unknown as StaticForm, validators));

  it('asks for every field that the button waits for, in the words of the form', () => {
    model.field('startDate')?.set('');
    expect(gateHint(model)).toBe('Choose a start date, choose a billing day and agree to the terms to continue.');
  });

  it('asks for one field alone', () => {
    model.field('startDate')?.set('20/11/2026');
    model.field('billingDay')?.set('1');
    expect(gateHint(model)).toBe('Agree to the terms to continue.');
  });

  it('asks for nothing once the form can be sent', () => {
    model.field('terms')?.set([7]);
    expect(gateHint(model)).toBeUndefined();
  });

  it('asks for the answer to a question by its label', () => {
    const question = { id: 1, reference: 'level', label: 'Your level', type: 'text', isRequired: true };
    expect(gateHint(modelOf(questionsForm([{ id: 1, questions: [question] }])))).toBe(
      'Answer “Your level” to continue.',
    );
  });
});
