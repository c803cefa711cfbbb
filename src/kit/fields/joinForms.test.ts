import { describe, expect, it } from 'vitest';
import newAccount from '../../../schemas/forms/newAccount.json';
import newAccountValidators from '../../../schemas/forms/newAccount.json?fields';
import type { StaticForm } from '../../../schemas/generated/journey';
import { isoDate } from '../../../tests/support/isoDate';
import { dataFieldAnswers } from './dataFieldAnswers';
import { dataFieldsForm } from './dataFields';
import { fieldsOf } from './definition';
import { FormModel } from './FormModel';
import { joinForms } from './joinForms';
import { staticForm } from './staticForm';

const fixed = staticForm(newAccount as unknown as StaticForm, newAccountValidators);
const surroundings = { facts: () => ({}), report: () => undefined, bounds: () => ({ today: isoDate('2026-11-20') }) };

describe('joinForms', () => {
  it('keeps the operator’s fields beside those of the page that have the same names', () => {
    const names = ['password', 'passwordConfirmation', 'terms', 'answers'];
    const sectionFields = names.map((path) => ({ path, label: path, type: 'text', answer: `the operator's ${path}` }));
    const form = joinForms([dataFieldsForm([{ sectionFields }]), fixed]);
    expect(form.faults).toEqual([]);
    const model = new FormModel(form, surroundings);
    model.field('password')?.set('Sculling1!');
    model.field('passwordConfirmation')?.set('Sculling1!');
    model.field('terms')?.set(true);
    expect(model.attempt()).toBe(true);
    expect(model.bodyValues()).toEqual({ password: 'Sculling1!', passwordConfirmation: 'Sculling1!', terms: true });
    expect(dataFieldAnswers(model)).toEqual(Object.fromEntries(names.map((each) => [each, `the operator's ${each}`])));
  });

  it('shows a refusal of a name that both have at the page’s own field, and any other at the operator’s', () => {
    const form = joinForms([dataFieldsForm([{ sectionFields: [{ path: 'terms' }, { path: 'email' }] }]), fixed]);
    const model = new FormModel(form, surroundings);
    expect(model.refuse({ terms: 'Agree first.', email: 'Taken.', 'dataFields.terms': 'Too short.' })).toEqual([]);
    expect(Object.fromEntries(model.problems.map(({ path, message }) => [path, message]))).toEqual({
      terms: 'Agree first.',
      'dataFields.email': 'Taken.',
      'dataFields.terms': 'Too short.',
    });
  });

  it.each(['firstName', 'first_name', 'data_fields.first_name', 'dataFields.firstName', 'data_fields.firstName'])(
    'shows a refusal of %s at the field that it means',
    (key) => {
      for (const path of ['firstName', 'first_name']) {
        const model = new FormModel(joinForms([dataFieldsForm([{ sectionFields: [{ path }] }]), fixed]), surroundings);
        expect(model.refuse({ [key]: 'Too long.' })).toEqual([]);
        expect(model.problems).toEqual([{ path: `dataFields.${path}`, message: 'Too long.' }]);
      }
    },
  );

  it('leaves out and tells of a path that two parts have', () => {
    const form = joinForms([fixed, fixed]);
    expect(fieldsOf(form)).toHaveLength(3);
    expect(form.faults).toHaveLength(3);
    expect(() => new FormModel(form, surroundings)).not.toThrow();
  });

  it.each([
    [['name', 'email'], ['address'], ['name,email', 'password', 'address', 'terms']],
    [['email'], ['terms'], ['email', 'password', 'terms', 'terms']],
    [['name'], ['address'], ['name', 'address', 'password', 'terms']],
  ])('asks for the password after the address for mail, where there is one: %j, %j', (first, second, order) => {
    const sections = [first, second].map((paths) => ({ sectionFields: paths.map((path) => ({ path })) }));
    const { groups } = joinForms([dataFieldsForm(sections), fixed]);
    const names = groups.map(({ fields }) => fields.map(({ path }) => path.replace('dataFields.', '')));
    expect(names.map((each) => each.filter((path) => path !== 'passwordConfirmation').join(','))).toEqual(order);
  });
});
