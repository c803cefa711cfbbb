import { describe, expect, it } from 'vitest';
import joinJson from '../../../../journeys/join.json';
import type { Journey } from '../../../../schemas/generated/journey';
import { vocabulary } from '../../../../schemas/vocabulary';
import type { Facts } from '../../rules/rules';
import { explain, explanationLines } from './explain';

const join = joinJson as unknown as Journey;
const language = { journey: join, vocabulary };
const lines = (section: string, facts: Facts, of = language): readonly string[] =>
  (explain(of, section, facts) ?? []).map((each) => explanationLines(of, each).join(' '));

describe('explain', () => {
  it.each<[string, Facts, string]>([
    [
      'dd_section',
      { plan: 'recurring', hasInstruction: 'yes' },
      'It is not shown, because hasInstruction is "yes". It would be shown with hasInstruction=no (without a Direct Debit).',
    ],
    [
      'dd_section',
      { plan: 'recurring', hasInstruction: 'no' },
      'It is shown, because plan is "recurring" and hasInstruction is "no". It would not be shown with plan=none (with no membership chosen).',
    ],
    [
      'dd_section',
      { plan: 'recurring' },
      'Whether it is shown depends on hasInstruction. It would be shown with hasInstruction=no (without a Direct Debit).',
    ],
    [
      'additional_details_section',
      { questions: 'pending', plan: 'fixed' },
      'Whether it is shown is not known yet, since it is still loading, because questions is "pending". It would be shown with questions=optional (with optional questions).',
    ],
    ['dates_section', {}, 'It is shown to every customer.'],
  ])('says of %s for %j why it is shown or not', (section, facts, text) => expect(lines(section, facts)[0]).toBe(text));

  it('also explains whether a section is greyed out and skipped', () => {
    expect(lines('checkout_section', {})).toEqual([
      'It is shown to every customer.',
      'It is not greyed out.',
      'It is skipped.',
    ]);
  });

  it('names only the facts that decide', () => {
    const explained = explain(language, 'dd_section', { plan: 'fixed', hasInstruction: 'no', loggedIn: 'no' });
    expect(explained?.[0]).toMatchObject({
      because: [{ fact: 'plan', value: 'fixed' }],
      pointer: '/sections/5/display',
    });
  });

  it('names the smallest change that a possible customer can have', () => {
    const guest = { loggedIn: 'no', hasInstruction: 'no', plan: 'recurring' };
    const sections = join.sections.map((each) =>
      each.id === 'dd_section' ? { ...each, display: { hasInstruction: 'yes' } } : each,
    );
    const [shown] = explain({ journey: { ...join, sections }, vocabulary }, 'dd_section', guest) ?? [];
    expect(shown).toMatchObject({ answer: false, nearest: undefined });
    const both = join.sections.map((each) =>
      each.id === 'dd_section' ? { ...each, display: { hasInstruction: 'yes', loggedIn: 'yes' } } : each,
    );
    const [other] = explain({ journey: { ...join, sections: both }, vocabulary }, 'dd_section', guest) ?? [];
    expect(other?.nearest).toEqual({ hasInstruction: 'yes', loggedIn: 'yes' });
  });

  it('says a value without words as it is', () => {
    const bare = { journey: join, vocabulary: { ...vocabulary, words: {} } };
    expect(lines('dd_section', { plan: 'fixed', hasInstruction: 'no' }, bare)[0]).toContain('plan=recurring.');
  });

  it('returns nothing for an unknown section', () => expect(explain(language, 'sauna', {})).toBeUndefined());
});
