// @vitest-environment happy-dom
import type { RJSFSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formats } from '../../../schemas/ajv';
import type { StaticForm } from '../../../schemas/generated/journey';
import { addMonths } from '../../ground/core/dates';
import type { Bounds, FieldDefinition, RawValue } from '../fields/definition';
import { FormModel } from '../fields/FormModel';
import { nest } from '../fields/nest';
import { staticForm, type FieldValidators } from '../fields/staticForm';
import { inputId } from './FormContext';
import { FormView } from './FormView';
import { LinksProvider } from './LinksContext';
import { isoDate } from '../../../tests/support/isoDate';

const forms = import.meta.glob<StaticForm>('../../../schemas/forms/*.json', { import: 'default', eager: true });
const validators = import.meta.glob<FieldValidators>('../../../schemas/forms/*.json', {
  query: '?fields',
  import: 'default',
  eager: true,
});
const written = Object.entries(forms).map(
  ([file, form]) => [file.replace(/^.*\//, ''), form, validators[file]] as const,
);

const today = isoDate('2026-11-20');
const bounds: Bounds = {
  today,
  startDateMin: today,
  startDateMax: addMonths(today, 1),
  billingDays: [1, 8],
  membershipTermsCount: 2,
  cartTermsCount: 1,
  mandateTermsCount: 1,
};
/** Facts under which every field of every form is shown. */
const facts = {
  plan: 'recurring',
  hasBillingDate: 'no',
  terms: 'some',
  mandateTerms: 'some',
  mandateAddress: 'different',
};

function modelOf(form: StaticForm, compiled: FieldValidators = {}): FormModel {
  const model = new FormModel(staticForm(form, compiled), {
    facts: () => facts,
    bounds: () => bounds,
    report: () => undefined,
  });
  expect(model.shownFields).toHaveLength(model.fields.size);
  return model;
}

afterEach(cleanup);

describe.each(written)('the form %s', (_, form, compiled) => {
  it('is drawn whole', () => {
    const complaints = vi.spyOn(console, 'error');
    const model = modelOf(form, compiled);
    render(
      <LinksProvider value={{ termsAndConditions: '/terms' }}>
        <FormView model={model} id="f" />
      </LinksProvider>,
    );
    for (const path of model.fields.keys()) expect(document.getElementById(inputId('f', path)), path).not.toBeNull();
    // A browser would cut what is pasted, without a word.
    expect(document.querySelectorAll('[maxlength]')).toHaveLength(0);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('finds wrong what the validator of rjsf finds wrong in its schema as a whole', () => {
    const model = modelOf(form, compiled);
    const schema: RJSFSchema = { type: 'object', properties: { values: form.schema as RJSFSchema } };
    let valid = 0;
    const answers = Object.fromEntries([...model.fields].map(([path, { definition }]) => [path, raws(definition)]));
    fc.assert(
      fc.property(fc.record(answers), (answer) => {
        for (const [path, raw] of Object.entries(answer)) model.field(path)?.set(raw);
        const problems = model.shownFields.filter(({ problem }) => problem !== undefined).map(({ path }) => path);
        const { errors = [] } = rjsfValidator.rawValidation<RjsfError>(schema, {
          bounds,
          values: nest([...model.entries('body'), ...model.entries('none')]),
        });
        // The validator of rjsf never sees the text of a date that is none, and misses it only where it is required.
        const unread = model.shownFields.filter(
          ({ definition, raw, value }) => definition.kind === 'date' && raw !== '' && value === undefined,
        );
        const wrong = new Set([...errors.map(pathOf), ...unread.map(({ path }) => path)]);
        expect(problems.sort()).toEqual([...wrong].sort());
        if (problems.length === 0) valid += 1;
      }),
      { numRuns: 500, seed: 20_261_123 },
    );
    expect(valid).toBeGreaterThan(0);
  });
});

const rjsfValidator = customizeValidator({
  customFormats: formats,
  ajvOptionsOverrides: { $data: true },
  ajvFormatOptions: { formats: ['date', 'email'], mode: 'full', keywords: true },
});

type RjsfError = {
  readonly instancePath: string;
  readonly params: { readonly missingProperty?: string };
};

/** The dotted path of the field that an error is about. */
function pathOf({ instancePath, params: { missingProperty } }: RjsfError): string {
  const [, , ...path] = instancePath.split('/'); // empty, then "values"
  return [...path, ...(missingProperty === undefined ? [] : [missingProperty])].join('.');
}

/** Texts that fit a format. */
const fitting: Readonly<Record<string, string>> = {
  postcode: 'LS6 1QE',
  'sort-code': '309430',
  'account-number': '00733445',
  'new-password': 'Rowing-22!',
  integer: '8',
};

/** Values to type into a field or choose there, right and wrong. */
function raws({ kind, format = '', options = [] }: FieldDefinition): fc.Arbitrary<RawValue> {
  switch (kind) {
    case 'checkbox':
      return fc.boolean();
    case 'list':
      return fc.subarray([1, 2, 3]);
    case 'select':
      return fc.constantFrom('', 'other', ...options.map(({ value }) => value));
    case 'date':
      return fc.constantFrom('', '30/2/2026', '3/2/1994', '19/11/2026', '20/11/2026', '20/12/2026', '21/12/2026');
    default:
      return fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(fitting[format] ?? 'a@b.cd', 'Rowing-22!') },
        { weight: 1, arbitrary: fc.constantFrom('', ' ', 'x', '9', '123', 'x'.repeat(250)) },
        { weight: 1, arbitrary: fc.string() },
      );
  }
}
