import addDependant from 'call:addDependant';
import dependant from '../../../schemas/forms/dependant.json';
import dependantValidators from '../../../schemas/forms/dependant.json?fields';
import guestPass from '../../../schemas/forms/guestPass.json';
import guestPassValidators from '../../../schemas/forms/guestPass.json?fields';
import { describe, expect, it } from 'vitest';
import type { StaticForm } from '../../../schemas/generated/journey';
import { formBody } from './formBody';
import { FormModel } from './FormModel';
import { staticForm, type FieldValidators } from './staticForm';
import { isoDate } from '../../../tests/support/isoDate';

const today = isoDate('2026-11-20');

function filled(form: unknown, validators: FieldValidators, values: Readonly<Record<string, string>>) {
  const faults: string[] = [];
  const model = new FormModel(
    staticForm(form as StaticForm, validators),
    { facts: () => ({}), bounds: () => ({ today }), report: (fault) => faults.push(fault) },
    values,
  );
  return { model, faults };
}

describe('formBody', () => {
  it('reads a form as the body of the call that it is sent by', () => {
    const { model, faults } = filled(dependant, dependantValidators, { firstName: 'Ada', dateOfBirth: '03/02/2015' });
    expect(formBody(model, addDependant)).toEqual({ firstName: 'Ada', dateOfBirth: '2015-02-03' });
    expect(faults).toEqual([]);
  });

  it('reports a field that the call does not take', () => {
    const { model, faults } = filled(guestPass, guestPassValidators, { guestName: 'Ada' });
    expect(formBody(model, addDependant)).toEqual({});
    expect(faults).toEqual(['The form has the field "guestName", which addDependant does not take; it was not sent.']);
  });
});
