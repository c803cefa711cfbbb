import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Journey } from '../../schemas/generated/journey';
import { readLanguage } from '../../tools/journeys/files';
import { contentOf } from '../../src/ground/journey/language/content';
import { walkthroughsOf } from '../../src/ground/journey/compare/walkthroughs';
import { fieldsOfForm } from '../../src/ground/journey/language/writtenFields';

const { vocabulary, forms } = readLanguage();
const journeyOf = (id: string): Journey => JSON.parse(readFileSync(`journeys/${id}.json`, 'utf8')) as Journey;
const join = journeyOf('join');
const cancel = journeyOf('cancel-membership');

/** The sections that somebody has to complete one after the other, and the fields that they are asked for on the way. */
function effortsOf(journey: Journey) {
  const walkthroughs = walkthroughsOf({ journey, vocabulary, forms }, 20_000) ?? [];
  expect(walkthroughs.length).toBeGreaterThan(0);
  return walkthroughs.map(({ frames, end }) => {
    expect(end).toBe('submits');
    const asked = frames.flatMap((frame) => frame.asked.map(({ section, title }) => `${section} ${title}`));
    return { sections: new Set(frames.flatMap(({ open }) => open ?? [])).size, fields: new Set(asked).size };
  });
}

// See docs/decisions/0035-cancelling-a-membership.md.
describe('cancelling a membership is no harder than joining', () => {
  it.each(['sections', 'fields'] as const)('has no more %s for anybody than the shortest way to join', (effort) => {
    const longest = Math.max(...effortsOf(cancel).map((each) => each[effort]));
    const shortest = Math.min(...effortsOf(join).map((each) => each[effort]));
    expect(longest).toBeLessThanOrEqual(shortest);
  });

  it('asks for nothing that must be answered, and for nothing that only the operator’s server knows', () => {
    for (const section of cancel.sections) {
      const content = contentOf(section, vocabulary);
      const form = content.kind === 'fields' ? content.form : {};
      expect([form.dataFields, form.questions]).toEqual([undefined, undefined]);
      expect(fieldsOfForm(form, forms).filter(({ required }) => required)).toEqual([]);
    }
  });

  it('takes one press, which says what it does', () => {
    expect(cancel.sections.map(({ continueLabel }) => continueLabel)).toEqual(['Cancel my membership']);
  });
});
