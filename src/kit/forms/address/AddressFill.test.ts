import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../tests/support/isoDate';
import { dataFieldsForm } from '../../fields/dataFields';
import { FormModel } from '../../fields/FormModel';
import { AddressFill, type Address } from './AddressFill';
import { isSamePostcode } from './isSamePostcode';
import { isLookedUp } from './isLookedUp';

const tokens = {
  postcode: 'postal-code',
  one: 'address-line1',
  two: 'address-line2',
  town: 'address-level2',
  mobile: 'tel',
} as const;
type Name = keyof typeof tokens;

function modelOf(locked: readonly Name[] = []): FormModel {
  const sectionFields = Object.entries(tokens).map(([path, autocomplete]) => ({
    path,
    label: path,
    type: 'text',
    htmlAttributes: { autocomplete },
    ...(locked.includes(path as Name) ? { isAuthorised: false, answer: 'held' } : {}),
  }));
  return new FormModel(dataFieldsForm([{ sectionReference: 'a', sectionFields }]), {
    facts: () => ({}),
    report: () => undefined,
    bounds: () => ({ today: isoDate('2026-11-20') }),
  });
}

const fieldOf = (model: FormModel, name: Name) => {
  const field = model.field(`dataFields.${name}`);
  if (!field) throw new Error(`The form lacks ${name}.`);
  return field;
};
const textsIn = (model: FormModel) => (['one', 'two', 'town'] as const).map((name) => fieldOf(model, name).raw);
const fillOf = (model: FormModel) => new AddressFill(model, 'dataFields.postcode');

const flat: Address = { lineOne: 'Flat 1', lineTwo: '5 Elm Street', city: 'Leeds', postcode: 'LS6 1QE' };
const house: Address = { lineOne: '7 Elm Street', city: 'Leeds', postcode: 'LS6 1QE' };

describe('AddressFill', () => {
  it('fills in the lines by their autofill names, and nothing else', () => {
    const model = modelOf();
    fillOf(model).fill(flat);
    expect(textsIn(model)).toEqual(['Flat 1', '5 Elm Street', 'Leeds']);
    expect(fieldOf(model, 'mobile').raw).toBe('');
  });

  it('takes the second line of one address out again for one without', () => {
    const model = modelOf();
    const fill = fillOf(model);
    fill.fill(flat);
    fill.fill(house);
    expect(textsIn(model)).toEqual(['7 Elm Street', '', 'Leeds']);
  });

  it('leaves alone what the customer may not change', () => {
    const model = modelOf(['town']);
    fillOf(model).fill(flat);
    expect(textsIn(model)).toEqual(['Flat 1', '5 Elm Street', 'held']);
  });

  it('is offered at a postcode that may be changed and has a first line beside it', () => {
    const isOffered = (model: FormModel, name: Name, group = [...model.fields.values()]): boolean =>
      isLookedUp(fieldOf(model, name), group);
    expect(isOffered(modelOf(), 'postcode')).toBe(true);
    expect(isOffered(modelOf(), 'one')).toBe(false);
    expect(isOffered(modelOf(), 'postcode', [])).toBe(false);
    expect(isOffered(modelOf(['postcode']), 'postcode')).toBe(false);
  });

  it('gives back the last that the customer typed, whatever was chosen and typed between', () => {
    const address = fc.record(
      { lineOne: fc.string({ minLength: 1 }), lineTwo: fc.string({ minLength: 1 }), city: fc.string({ minLength: 1 }) },
      { requiredKeys: ['lineOne', 'city'] },
    );
    const step = fc.oneof(
      fc.record({ name: fc.constantFrom('one' as const, 'two' as const, 'town' as const), text: fc.string() }),
      fc.record({ address: fc.option(address, { nil: undefined }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const model = modelOf();
        const fill = fillOf(model);
        const typed = { one: '', two: '', town: '' };
        for (const each of steps) {
          if ('name' in each) {
            const field = fieldOf(model, each.name);
            if (field.raw === each.text) continue; // the same text again is nothing new
            field.set(each.text);
            typed[each.name] = each.text;
          } else fill.fill(each.address && { ...each.address, postcode: 'LS6 1QE' });
        }
        const before = { ...typed };
        fill.fill(undefined);
        expect(textsIn(model)).toEqual([before.one, before.two, before.town]);
      }),
      { seed: 20_261_124 },
    );
  });

  it.each([
    ['ls61qe', 'LS6 1QE', true],
    ['LS6 1QE', 'LS6 1QF', false],
  ])('reads %s and %s as the same: %s', (one, other, same) => {
    expect(isSamePostcode(one, other)).toBe(same);
  });
});
