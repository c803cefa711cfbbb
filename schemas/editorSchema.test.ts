import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Journey, Section } from './generated/journey';
import { createAjv } from './ajv.ts';
import { vocabulary } from './vocabulary';

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const ajv = createAjv();
ajv.addKeyword({ keyword: 'enumDescriptions', schemaType: 'array' });
const accepts = ajv.compile(read('generated/journey.schema.json') as object);

const section: Section = { id: 'a_section', order: 10, provides: ['account'] };
const journey: Journey = {
  $schema: './generated/journey.schema.json',
  id: 'a-journey',
  title: 'A journey',
  layout: 'one-at-a-time',
  outcome: 'register',
  sections: [section],
};

const ruled = (display: object): object => ({ sections: [{ ...section, display }] });

describe('the schema for editors', () => {
  it.each(readdirSync(new URL('../journeys/', import.meta.url)))('takes %s', (file) => {
    accepts(read(`../journeys/${file}`));
    expect(accepts.errors ?? []).toEqual([]);
  });

  it('takes the journey that the others here are made from', () => expect(accepts(journey)).toBe(true));

  it.each<[string, object]>([
    ['value of a fact', ruled({ plan: 'yearly' })],
    ['value in a list', ruled({ plan: ['fixed', 'yearly'] })],
    ['fact under any', ruled({ any: [{ weather: 'fine' }] })],
    ['fact under not', ruled({ not: { weather: 'fine' } })],
    ['value under not', ruled({ plan: { not: 'yearly' } })],
    ['outcome', { outcome: 'retire' }],
    ['provision at the start', { starts: ['luck'] }],
    ['provision', { sections: [{ ...section, provides: ['luck'] }] }],
    ['call', { sections: [{ ...section, call: 'phone' }] }],
    ['fact of a section', { sections: [{ ...section, display: { weather: 'fine' } }] }],
    ['form', { sections: [{ ...section, form: { schema: 'poem' } }] }],
    ['onboarding type', { sections: [{ ...section, form: { dataFields: 'poem' } }] }],
    ['custom field', { sections: [{ ...section, form: { schema: 'none', ui: { 'ui:field': 'crystalBall' } } }] }],
    ['fact of a field', { sections: [{ ...section, form: { ui: { terms: { 'ui:show': { weather: 'fine' } } } } }] }],
    ['call of a variant', { sections: [{ ...section, variants: [{ call: 'phone', form: { schema: 'none' } }] }] }],
  ])('refuses an unknown %s', (_name, part) => expect(accepts({ ...journey, ...part })).toBe(false));

  it('knows every name of the vocabulary', () => {
    for (const [fact, values] of Object.entries(vocabulary.facts))
      for (const value of values) expect(accepts({ ...journey, ...ruled({ [fact]: value }) })).toBe(true);
    const provides = Object.keys(vocabulary.provisions);
    expect(accepts({ ...journey, sections: [{ ...section, provides }] })).toBe(true);
  });
});
