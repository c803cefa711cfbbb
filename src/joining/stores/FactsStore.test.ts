import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../../schemas/vocabulary';
import { FactsStore, type FactSources } from './FactsStore';

const paying = { amountDue: 'some', terms: 'none', termsAccepted: 'no', payment: 'ready' } as const;

/** The facts of a checkout with this answer to which card pays. */
function factsWith(savedCard: 'none' | 'offered', cardChoice?: string, isMember = true) {
  const sources = {
    session: { isMember, user: undefined },
    selection: { membership: undefined },
    questions: { kind: 'none' },
    terms: { membershipFact: 'none', mandateFact: 'none' },
    cart: { fact: 'loaded' },
    forms: () => ({ facts: cardChoice === undefined ? {} : { cardChoice } }),
    payment: () => ({ ...paying, savedCard }),
  } as unknown as FactSources;
  return new FactsStore(sources).facts;
}

describe('FactsStore', () => {
  it('supplies every fact of the vocabulary with one of its values, and no other', () => {
    const facts = factsWith('offered');
    expect(Object.keys(facts).sort()).toEqual(Object.keys(vocabulary.facts).sort());
    for (const [fact, value] of Object.entries(facts)) expect(vocabulary.facts[fact], fact).toContain(value);
  });

  it.each([
    ['offered', 'saved', 'saved'],
    ['offered', undefined, 'none'],
    ['none', 'saved', 'none'],
  ] as const)(
    'with a card on file %s and the answer %s, has the choice of card %s',
    (savedCard, answer, cardChoice) => {
      expect(factsWith(savedCard, answer).cardChoice).toBe(cardChoice);
    },
  );

  it('has no cart for a guest, whatever was loaded for a member before', () => {
    expect([factsWith('none').cart, factsWith('none', undefined, false).cart]).toEqual(['loaded', 'none']);
  });
});
