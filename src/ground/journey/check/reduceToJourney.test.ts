import { expect, it } from 'vitest';
import checkout from '../../../../journeys/booking-checkout.json';
import { vocabulary } from '../../../../schemas/vocabulary';
import type { Journey } from '../../../../schemas/generated/journey';
import { givenFacts } from '../language/lookups';
import { reduceToJourney } from './reduceToJourney';

const journey = checkout as unknown as Journey;
const given = (sections: Journey['sections']) =>
  givenFacts(reduceToJourney({ journey: { ...journey, sections }, vocabulary }));

it('gives a fact that no section asks for the value that it has without', () => {
  expect(given(journey.sections)).not.toHaveProperty('cardChoice');
  expect(given(journey.sections.filter(({ id }) => id !== 'card_choice'))).toMatchObject({ cardChoice: 'none' });
});

it('leaves open what an event may set', () => {
  expect(given([])).not.toHaveProperty('terms');
});
