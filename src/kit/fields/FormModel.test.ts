import { observable, reaction, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import directDebit from '../../../schemas/forms/directDebit.json';
import directDebitValidators from '../../../schemas/forms/directDebit.json?fields';
import dates from '../../../schemas/forms/dates.json';
import datesValidators from '../../../schemas/forms/dates.json?fields';
import newAccount from '../../../schemas/forms/newAccount.json';
import newAccountValidators from '../../../schemas/forms/newAccount.json?fields';
import type { StaticForm } from '../../../schemas/generated/journey';
import { addMonths } from '../../ground/core/dates';
import type { Bounds, RawValue } from './definition';
import { FormModel } from './FormModel';
import { staticForm, type FieldValidators } from './staticForm';
import { isoDate } from '../../../tests/support/isoDate';

const today = isoDate('2026-11-20');
const bounds: Bounds = {
  today,
  startDateMin: today,
  startDateMax: addMonths(today, 1),
  billingDays: [1, 8],
  customerName: 'Amara Okafor',
  membershipTermsCount: 2,
  mandateTermsCount: 1,
};

function formOf(
  form: unknown,
  validators: FieldValidators,
  facts: Record<string, string> = {},
  held: Record<string, RawValue> = {},
) {
  const values = observable({
    plan: 'recurring',
    hasBillingDate: 'no',
    terms: 'some',
    mandateTerms: 'some',
    mandateAddress: 'same',
    ...facts,
  });
  const definition = staticForm(form as StaticForm, validators);
  return {
    model: new FormModel(definition, { facts: () => values, report: () => undefined, bounds: () => bounds }, held),
    facts: values,
  };
}

const set = (model: FormModel, values: Record<string, RawValue>): void => {
  for (const [path, raw] of Object.entries(values)) model.field(path)?.set(raw);
};

describe('FormModel', () => {
  it('says nothing before the customer tries to go on, then speaks live', () => {
    const { model } = formOf(newAccount, newAccountValidators);
    set(model, { password: 'short' });
    expect(model.problems).toEqual([]);
    expect(model.attempt()).toBe(false);
    expect(model.problems).toEqual([
      { path: 'password', message: 'Choose a password that meets every rule below.' },
      { path: 'passwordConfirmation', message: 'Repeat password is required.' },
      { path: 'terms', message: 'Please agree to the Terms and Conditions' },
    ]);
    set(model, { password: 'Sculling1!', passwordConfirmation: 'Swimming1', terms: true });
    expect(model.problems).toEqual([{ path: 'passwordConfirmation', message: 'Both passwords must be the same.' }]);
    set(model, { password: 'Swimming1' });
    expect(model.problems.map(({ path }) => path)).toEqual(['password']);
    set(model, { password: 'Swimming2!', passwordConfirmation: 'Swimming2!' });
    expect(model.attempt()).toBe(true);
  });

  it('starts a field with a text that is only known while the form is open, and sends it as it stands', () => {
    const { model } = formOf(directDebit, directDebitValidators);
    const holder = model.field('accountHolder');
    expect(holder?.raw).toBe('Amara Okafor');
    expect(model.bodyValues()).toMatchObject({ accountHolder: 'Amara Okafor' });
    holder?.set('Ben Okafor');
    expect(model.bodyValues()).toMatchObject({ accountHolder: 'Ben Okafor' });
  });

  it.each(['Swimming1', 'swimming1!', 'SWIMMING1!', 'Swimming!', 'Swim1!a'])('refuses the password %s', (password) => {
    const { model } = formOf(newAccount, newAccountValidators);
    set(model, { password });
    expect(model.field('password')?.problem).toBeDefined();
  });

  it('sends shown fields only, nested, parsed, and never asks for hidden ones', () => {
    const { model, facts } = formOf(directDebit, directDebitValidators);
    set(model, {
      accountHolder: 'Amara Okafor',
      'accountDetails.sortCode': '20-00-00',
      'accountDetails.accountNumber': '5577 9911',
      'accountDetails.billingCity': 'Leeds',
      ddTermsAccepted: [3],
      accountHolderConfirmed: true,
    });
    expect(model.valid).toBe(true);
    expect(model.bodyValues()).toEqual({
      accountHolder: 'Amara Okafor',
      accountDetails: { sortCode: '200000', accountNumber: '55779911' },
      ddTermsAccepted: [3],
      accountHolderConfirmed: true,
    });
    runInAction(() => (facts.mandateAddress = 'different'));
    expect(model.valid).toBe(false);
    set(model, { 'accountDetails.billingAddressLineOne': '1 Road', 'accountDetails.billingPostcode': 'ls1 4dy' });
    expect(model.valid).toBe(true);
    expect(model.bodyValues()).toMatchObject({ accountDetails: { billingPostcode: 'LS1 4DY' } });
  });

  it('shows what the server said until the field is changed, and clears what goes together', () => {
    const { model } = formOf(directDebit, directDebitValidators);
    model.refuse({ 'accountDetails.sortCode': ['Check it.'], 'accountDetails.accountNumber': 'Check it too.' });
    expect(model.field('accountDetails.sortCode')?.error).toBe('Check it.');
    expect(model.field('accountDetails.accountNumber')?.error).toBe('Check it too.');
    model.field('accountHolder')?.set('Amara');
    expect(model.problems).toHaveLength(2);
    model.field('accountDetails.sortCode')?.set('30');
    expect(model.problems).toEqual([]);
    model.refuse({ accountHolder: ['Wrong name.'] });
    model.field('accountHolder')?.set('Ben');
    expect(model.problems).toEqual([]);
  });

  it('marks the bank fields when the server refuses the account as a whole', () => {
    const { model } = formOf(directDebit, directDebitValidators);
    expect(model.refuse({ accountDetails: ['This account can’t be used.'] })).toEqual([]);
    expect(model.problems.map(({ path }) => path)).toEqual(['accountDetails.sortCode', 'accountDetails.accountNumber']);
  });

  it('drops a late message for a field that was changed since, and hands back what has no field', () => {
    const { model } = formOf(directDebit, directDebitValidators);
    const sent = model.sent();
    model.field('accountHolder')?.set('Somebody Else');
    expect(model.refuse({ accountHolder: ['Wrong name.'], elsewhere: ['Nobody’s.'] }, sent)).toEqual(['Nobody’s.']);
    expect(model.field('accountHolder')?.error).toBeUndefined();
  });

  it('starts dates today, moves what has passed up to it, and holds dates to their limits', () => {
    expect(formOf(dates, datesValidators).model.field('startDate')?.raw).toBe('20/11/2026');
    const { model } = formOf(dates, datesValidators, {}, { startDate: '01/11/2026' });
    expect(model.field('startDate')?.raw).toBe('20/11/2026');
    model.field('startDate')?.set('21/12/2026');
    expect(model.field('startDate')?.problem).toBe('Choose a start date within one month.');
    model.field('startDate')?.set('02/11/2026');
    expect(model.field('startDate')?.problem).toBe("Choose a start date that isn't in the past.");
    model.field('startDate')?.settle();
    expect(model.field('startDate')).toMatchObject({ value: '2026-11-20', movedFrom: '02/11/2026' });
    model.field('startDate')?.set('25/11/2026');
    expect(model.field('startDate')?.movedFrom).toBeUndefined();
  });

  it('says what is wrong with a date once it is left or typed whole, and from where a date was moved', () => {
    const { model } = formOf(dates, datesValidators);
    const startDate = model.field('startDate');
    startDate?.set('31/12/2');
    expect(startDate?.error).toBeUndefined();
    startDate?.set('31/12/2027');
    expect(startDate?.error).toBe('Choose a start date within one month.');
    startDate?.set('31/02/2027');
    expect(startDate?.error).toBeUndefined();
    startDate?.settle();
    expect(startDate?.error).toBe('Date must be valid.');
    startDate?.reset();
    expect(startDate?.error).toBeUndefined();
    expect(startDate?.hint).toBe('DD/MM/YYYY, up to 20/12/2026');
    const restored = formOf(dates, datesValidators, {}, { startDate: '01/11/2026' }).model.field('startDate');
    expect(restored).toMatchObject({ raw: '20/11/2026', movedFrom: '01/11/2026', error: undefined });
  });

  it('starts a date to come on the first day that it can be, and names that day', () => {
    const toCome = { ...bounds, startDateMin: isoDate('2026-12-05') };
    const around = { facts: () => ({}), report: () => undefined, bounds: () => toCome };
    const startDate = new FormModel(staticForm(dates as StaticForm, datesValidators), around, {}).field('startDate');
    expect([startDate?.raw, startDate?.hint]).toEqual(['05/12/2026', 'DD/MM/YYYY, from 05/12/2026 to 20/12/2026']);
  });

  it('tells what the button waits for', () => {
    const { model } = formOf(dates, datesValidators);
    expect(model.gated.map(({ path }) => path)).toEqual(['billingDay', 'terms']);
    set(model, { billingDay: '8', terms: [1] });
    expect(model.gated.map(({ path }) => path)).toEqual(['terms']);
    set(model, { terms: [1, 2] });
    expect(model.gated).toEqual([]);
    expect(model.bodyValues()).toEqual({ startDate: '2026-11-20', billingDay: 8, terms: [1, 2] });
  });

  it('keeps nothing secret', () => {
    const { model } = formOf(directDebit, directDebitValidators);
    set(model, {
      accountHolder: 'Amara',
      'accountDetails.sortCode': '200000',
      'accountDetails.differentAddress': true,
      ddTermsAccepted: [3],
    });
    expect(model.keepable()).toEqual({ 'accountDetails.differentAddress': true });
    const { model: account } = formOf(newAccount, newAccountValidators);
    set(account, { password: 'Sculling1!', terms: true });
    expect(account.keepable()).toEqual({ terms: true });
  });

  it('tells only those who look at a field that it has changed', () => {
    const { model } = formOf(directDebit, directDebitValidators);
    let seen = 0;
    const stop = reaction(
      () => model.field('accountHolder')?.raw,
      () => (seen += 1),
    );
    set(model, { 'accountDetails.sortCode': '1' });
    expect(seen).toBe(0);
    set(model, { accountHolder: 'A' });
    expect(seen).toBe(1);
    stop();
  });
});
