import { describe, expect, it } from 'vitest';
import join from '../../../../journeys/join.json';
import type { Journey, Section } from '../../../../schemas/generated/journey';
import { vocabulary } from '../../../../schemas/vocabulary';
import { checkJourney } from './check';

/** Returns what is said of journeys/join.json with a section changed. */
function told(id: string, change: Partial<Section>): readonly string[] {
  const journey = join as unknown as Journey;
  const sections = journey.sections.map((section) => (section.id === id ? { ...section, ...change } : section));
  const { problems } = checkJourney({ journey: { ...journey, sections }, vocabulary });
  return problems.map(({ code, about }) => `${code} ${about}`);
}

const form = { schema: 'directDebit' };

describe('one message for one mistake', () => {
  it.each([
    [
      'a rule of a variant that never holds',
      [{ when: { loggedIn: 'no', hasInstruction: 'yes' }, form }, { form }],
      [0],
    ],
    ['a rule of a variant that always holds', [{ when: { loggedIn: ['no', 'yes'] }, form }, { form }], [0]],
  ])('is that of %s', (_, variants, [index]) =>
    expect(told('dd_section', { variants })).toEqual([`constant /sections/5/variants/${index}/when`]),
  );

  it('names the entry where an earlier one without a rule is for everybody', () =>
    expect(told('dd_section', { variants: [{ form }, { when: { loggedIn: 'no' }, form }, { form }] })).toEqual([
      'shadowed /sections/5/variants/1',
    ]));

  it('takes no offence at a variant that is switched off', () =>
    expect(told('dd_section', { variants: [{ when: false, form }, { form }] })).toEqual([]));

  it('is that nobody is shown the section, not that all are stuck who need it', () =>
    expect(told('dates_section', { display: { loggedIn: 'no', hasInstruction: 'yes' } })).toEqual([
      'unshown dates_section',
    ]));

  it('is the fact that never loads, not that its section is for nobody', () =>
    expect(told('dates_section', { display: { amountDue: 'some' } })).toEqual(['stuck amountDue']));
});
