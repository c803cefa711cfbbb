import changePassword from '../../../schemas/forms/changePassword.json';
import changePasswordValidators from '../../../schemas/forms/changePassword.json?fields';
import newAccount from '../../../schemas/forms/newAccount.json';
import newAccountValidators from '../../../schemas/forms/newAccount.json?fields';
import { describe, expect, it } from 'vitest';
import type { StaticForm } from '../../../schemas/generated/journey';
import { isoDate } from '../../../tests/support/isoDate';
import { requestError } from '../api/RequestError';
import { fieldsOf } from './definition';
import { FormModel } from './FormModel';
import { showRefusal } from './showRefusal';
import { staticForm, type FieldValidators } from './staticForm';

const forms: readonly (readonly [string, unknown, FieldValidators, readonly string[]])[] = [
  ['registering', newAccount, newAccountValidators, ['password', 'passwordConfirmation', 'terms']],
  [
    'changing the password',
    changePassword,
    changePasswordValidators,
    ['currentPassword', 'password', 'repeatNewPassword'],
  ],
];

describe.each(forms)('the form for %s', (_name, form, validators, paths) => {
  const definition = staticForm(form as StaticForm, validators);

  it('has the fields that the specification names', () => {
    expect(fieldsOf(definition).map(({ path }) => path)).toEqual(paths);
  });

  it('says at the repeated password that its confirmation is wrong', () => {
    const today = isoDate('2026-11-20');
    const model = new FormModel(definition, { facts: () => ({}), bounds: () => ({ today }), report: () => undefined });
    const text = 'The password confirmation does not match.';
    showRefusal(model, requestError(422, { message: 'Wrong.', errors: { password: [text] } }), model.sent());
    const repeated = paths.find((path) => /^(passwordConfirmation|repeatNewPassword)$/.test(path)) ?? '';
    expect(model.field(repeated)?.error).toBe(text);
    expect(model.field('password')?.error).toBeUndefined();
  });
});
