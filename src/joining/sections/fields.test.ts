import { expect, it } from 'vitest';
import { vocabulary } from '../../../schemas/vocabulary';
import { freezeFields } from '../../account/freezing/fields';
import { checkoutFields, checkoutSections } from '../../checkout/sections/fields';
import { joiningFields, joiningSections } from './fields';

const tables = { section: [joiningSections, checkoutSections], field: [joiningFields, checkoutFields, freezeFields] };

it.each([
  ['membership', joiningSections, joiningFields],
  ['checkout', checkoutSections, checkoutFields],
  ['freezing', {}, freezeFields],
])('The screen %s has a widget for each of its custom fields, and for no other', (screen, sections, fields) =>
  expect(Object.keys({ ...sections, ...fields }).sort()).toEqual(
    [...(vocabulary.screens[screen]?.customFields ?? [])].sort(),
  ),
);

it.each(Object.entries(vocabulary.customFields))(
  'The custom field %s, which draws a %s, has a widget',
  (name, { draws }) => expect(tables[draws].some((table: object) => Object.hasOwn(table, name))).toBe(true),
);
