import { expect, it } from 'vitest';
import { bundledJourneys } from '../../kit/walk/journeyFile';
import { vocabulary } from '../../../schemas/vocabulary';
import { JourneyStore } from '../../kit/walk/JourneyStore';
import { keepableOf } from './keepable';

const facts = {
  loggedIn: 'yes',
  hasInstruction: 'no',
  hasBillingDate: 'yes',
  plan: 'recurring',
  questions: 'none',
  terms: 'some',
  mandateTerms: 'some',
  cart: 'none',
};

it('keeps neither bank details nor the confirmation of them, which would be of other ones', () => {
  const journey = new JourneyStore(
    bundledJourneys.join,
    vocabulary,
    () => facts,
    () => undefined,
  );
  const before = ['centre', 'membership', 'account', 'startDate', 'terms'];
  journey.dispatch({ kind: 'start', held: [...before, 'mandate', 'mandateConfirmed'] });
  const model = (id: string) => ({
    shownFields: [{ definition: { secret: id === 'dd_section' } }],
    keepable: () => ({}),
  });
  const parts = { forms: { model }, pricing: {}, selection: {} } as unknown as Parameters<typeof keepableOf>[1];
  expect(journey.state.has).toContain('mandateConfirmed');
  expect(keepableOf({ walk: 'join', owner: '', cart: undefined, journey }, parts).has).toEqual(before);
});
