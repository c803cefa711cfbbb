import { expect, it } from 'vitest';
import { vocabulary } from '../../../schemas/vocabulary';
import type { Journey } from '../../../schemas/generated/journey';
import { JourneyStore } from './JourneyStore';

/** A journey whose second section asks everybody for bank details. */
const journey: Journey = {
  $schema: '../schemas/generated/journey.schema.json',
  id: 'join',
  title: 'Join',
  layout: 'one-at-a-time',
  outcome: 'new-membership',
  sections: [
    { id: 'note', title: 'Good to know', order: 10, intro: 'Bring a towel.' },
    { id: 'bank', title: 'Bank details', order: 20, provides: ['mandate'], form: { schema: 'directDebit' } },
  ],
};

const storeFor = (plan: string): JourneyStore =>
  new JourneyStore(
    journey,
    vocabulary,
    () => ({ plan, hasInstruction: 'no' }),
    () => undefined,
  );

it('asks for what the outcome requires of this customer, and for what the open section asks of anybody', () => {
  const [monthly, single] = [storeFor('recurring'), storeFor('fixed')];
  for (const store of [monthly, single]) store.dispatch({ kind: 'start', held: [] });
  expect([monthly.asksFor('mandate'), single.asksFor('mandate')]).toEqual([true, false]);
  single.dispatch({ kind: 'continue' });
  expect([single.open?.id, single.asksFor('mandate')]).toEqual(['bank', true]);
});
