import { describe, expect, it } from 'vitest';
import joinJson from '../../../../journeys/join.json';
import type { Journey } from '../../../../schemas/generated/journey';
import { vocabulary } from '../../../../schemas/vocabulary';
import { givenFacts } from './lookups';
import { displayedSections } from './sections';
import { sectionsToCome } from './sectionsToCome';

const join = joinJson as unknown as Journey;
const guest = {
  ...givenFacts({ journey: join, vocabulary }),
  loggedIn: 'no',
  hasInstruction: 'no',
  hasBillingDate: 'no',
  plan: 'none',
  questions: 'pending',
  terms: 'pending',
  mandateTerms: 'some',
  mandateAddress: 'same',
  cart: 'none',
};
const monthly = { ...guest, plan: 'recurring', questions: 'none', terms: 'some' };
const idsOf = (facts: Readonly<Record<string, string>>, has: readonly string[], journey = join) =>
  sectionsToCome({ journey, vocabulary }, facts, has).map(({ id }) => id);

describe('the sections that may still come', () => {
  it('are all that a choice or a request may bring', () => {
    expect(idsOf(guest, [])).toEqual(['additional_details_section', 'dd_section', 'confirmation_section']);
    expect(idsOf({ ...monthly, questions: 'pending' }, ['centre', 'membership'])).toEqual([
      'additional_details_section',
    ]);
  });

  it('are none once everything is known', () => {
    expect(idsOf(monthly, ['centre', 'membership'])).toEqual([]);
    expect(idsOf({ ...monthly, plan: 'fixed' }, ['centre', 'membership'])).toEqual([]);
  });

  it('never make a customer’s way longer by a choice', () => {
    const count = (facts: typeof guest, has: readonly string[]): number =>
      displayedSections(join, facts).length + idsOf(facts, has).length;
    const before = count(guest, ['centre']);
    for (const plan of ['recurring', 'fixed'])
      for (const questions of ['pending', 'none', 'optional', 'required'])
        expect(count({ ...monthly, plan, questions }, ['centre', 'membership'])).toBeLessThanOrEqual(before);
  });

  it('are none in a journey that displays every section and gives nothing', () => {
    const journey = { ...join, sections: [{ id: 'text', order: 10, title: 'Text' }] };
    expect(idsOf(guest, [], journey)).toEqual([]);
  });
});
