import { expect, it } from 'vitest';
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
