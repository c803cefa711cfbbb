import { expect, it } from 'vitest';
import joinJson from '../../../../journeys/join.json';
import registerJson from '../../../../journeys/register.json';
import type { Journey } from '../../../../schemas/generated/journey';
import { vocabulary } from '../../../../schemas/vocabulary';
import { coneOf, remainder } from './cone';

const journey = registerJson as unknown as Journey;

it('holds no section for what an event opens, where no section gives that', () => {
  const [section = remainder] = journey.sections;
  const cone = coneOf({ journey, vocabulary }, section);
  expect(cone.journey.sections).toEqual([remainder, section]);
  expect(cone.vocabulary.outcomes).toMatchObject({ register: { requires: { account: true }, takes: {}, then: '/' } });
});

it('holds a section whose call changes what the section depends on', () => {
  const join = joinJson as unknown as Journey;
  const letter = { id: 'letter_section', order: 45, title: 'Newsletter', call: 'register' };
  const greeting = { id: 'greeting_section', order: 1, title: 'Hello', display: { loggedIn: 'no' } };
  const cone = coneOf({ journey: { ...join, resume: [], sections: [letter, greeting] }, vocabulary }, greeting);
  expect(cone.journey.sections.map(({ id }) => id)).toContain('letter_section');
});
