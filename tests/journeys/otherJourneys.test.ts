import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Journey, Section } from '../../schemas/generated/journey';
import { ownerOf } from '../../src/ground/journey/language/provisions';
import { writtenFields } from '../../src/ground/journey/language/writtenFields';
import { checkText } from '../../tools/journeys/checkFile';
import { readLanguage } from '../../tools/journeys/files';

const context = readLanguage();

/** Checks a shipped journey in which a section has other properties. Returns each problem with its place. */
async function told(name: string, id: string, change: object): Promise<readonly string[]> {
  const journey = JSON.parse(readFileSync(`journeys/${name}.json`, 'utf8')) as Journey;
  const sections = journey.sections.map((each): Section => (each.id === id ? { ...each, ...change } : each));
  const file = `journeys/${name}.json`;
  const { problems } = await checkText(file, JSON.stringify({ ...journey, sections }, null, 2), context, '');
  return problems.map(({ code, about, pointer }) => `${code} ${about ?? pointer}`);
}

const hidden = (schema: string, field: string): object => ({ schema, ui: { [field]: { 'ui:show': false } } });

describe('an edit of the checkout', () => {
  it.each([
    ['skip', true],
    ['greyedOut', { savedCard: 'offered' }],
    ['editable', false],
    ['continueLabel', 'Go on'],
  ])('is refused where it has no effect: %s', async (key, value) => {
    expect(await told('checkout', 'terms', { [key]: value })).toEqual([`no-effect /sections/4/${key}`]);
  });

  it('is refused where a saved card has no security code', async () => {
    const variants = [
      { when: { cardChoice: 'saved' }, form: hidden('savedCard', 'securityCode') },
      { form: { schema: 'none', ui: { 'ui:field': 'cardFields' } } },
    ];
    expect(await told('checkout', 'payment', { variants })).toEqual(['bounce card']);
  });

  it('may hide what nobody has to fill in, and nothing else', async () => {
    expect(await told('checkout', 'billing', { form: hidden('billing', 'billingAddressLineTwo') })).toEqual([]);
    expect(await told('checkout', 'billing', { form: hidden('billing', 'billingCity') })).toEqual(['stuck billing']);
  });
});

it('refuses a registration whose form need not be filled in: its page has one button', async () => {
  const form = { dataFields: 'customer_account_online', schema: 'newAccount', optional: true };
  const variants = [{ when: { loggedIn: 'no' }, form, call: 'register' }, { form: { schema: 'none' } }];
  expect(await told('register', 'details_section', { variants })).toContain(
    'no-effect /sections/0/variants/0/form/optional',
  );
});

it.each(['join', 'register'])('refuses to hide from some customers what a call of %s fails without', async (name) => {
  const ui = { terms: { 'ui:show': { plan: 'recurring' } } };
  const form = { dataFields: 'customer_account_online', schema: 'newAccount', ui };
  const journey = JSON.parse(readFileSync(`journeys/${name}.json`, 'utf8')) as Journey;
  const index = journey.sections.findIndex(({ id }) => id === 'details_section');
  const variants = journey.sections[index]?.variants?.map((each, place) => (place === 0 ? { ...each, form } : each));
  expect(await told(name, 'details_section', { variants })).toEqual([
    `unfillable /sections/${index}/variants/0/form/ui/terms/ui:show`,
  ]);
});

it('knows of each provision which of its fields the forms do not require', () => {
  const { vocabulary, forms } = context;
  for (const form of Object.values(forms).filter((each) => each.call === undefined)) {
    for (const { path, required, ui } of writtenFields(form, undefined)) {
      const owner = ownerOf(vocabulary, path);
      if (owner === undefined || ui['ui:field'] === 'terms') continue;
      expect([path, vocabulary.provisions[owner]?.optional?.includes(path) ?? false]).toEqual([path, !required]);
    }
  }
});
