import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bodyPaths, readContract } from '../../../../schemas/contract.ts';
import type { Journey, StaticForm } from '../../../../schemas/generated/journey';
import { vocabulary } from '../../../../schemas/vocabulary';
import { readJsonText } from '../../core/jsonText';
import { parseJourney } from './parse';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const forms = Object.fromEntries(
  readdirSync('schemas/forms').map((file) => [file.replace('.json', ''), read(`schemas/forms/${file}`) as StaticForm]),
);
const bodies = bodyPaths(readContract());
const join = read('journeys/join.json') as Journey;
const place = { title: 'More', form: { dataFields: 'membership_purchase' }, call: 'update-user' };

/** Lists the problems of the joining journey once it is changed: codes and places. */
function problemsOf(changes: object, from: object = join): readonly string[] {
  const text = readJsonText(JSON.stringify({ ...from, ...changes }));
  const parsed = parseJourney(text, { vocabulary, forms, bodies, checkShape: () => [] });
  return parsed.ok ? [] : parsed.problems.map(({ code, pointer }) => `${code} ${pointer}`);
}

/** The joining journey in which every form asks all that it has. */
const askingAll = JSON.parse(JSON.stringify(join).replaceAll(',"onlyNeeded":true', '')) as Journey;
const first = '/sections/2/variants/0/form/onlyNeeded';
const second = '/sections/2/variants/1/form/onlyNeeded';

describe('checkAfterwards', () => {
  it('takes a journey that asks afterwards what its forms leave out, and one that leaves nothing', () => {
    expect(problemsOf({ afterwards: place })).toEqual([]);
    expect(problemsOf({ afterwards: undefined }, askingAll)).toEqual([]);
  });

  it('refuses forms that leave out what no place asks, or a place that asks something else', () => {
    expect(problemsOf({ afterwards: undefined })).toEqual([`never-asked ${first}`, `never-asked ${second}`]);
    const guest = { ...place, form: { schema: 'guestPass' } };
    expect(problemsOf({ afterwards: guest })).toContain(`never-asked ${first}`);
  });

  it('refuses a place for which nothing is left, and a form whose fields nobody marks', () => {
    expect(problemsOf({ afterwards: place }, askingAll)).toEqual(['no-effect /afterwards']);
    const sections = askingAll.sections.map((each) =>
      each.id === 'dates_section' ? { ...each, form: { ...each.form, onlyNeeded: true } } : each,
    );
    const afterwards = undefined;
    expect(problemsOf({ sections, afterwards }, askingAll)).toEqual(['no-effect /sections/4/form/onlyNeeded']);
  });

  it.each([
    ['bank details', { schema: 'directDebit' }, 'too-late /afterwards/form/schema'],
    ['answers to questions', { questions: 'membership' }, 'too-late /afterwards/form/questions'],
  ])('refuses to ask for %s after payment', (_, form, problem) => {
    const late = { ...place, form: { ...place.form, ...form } };
    expect(problemsOf({ afterwards: late })).toEqual([problem]);
  });

  it('refuses a form that the call does not take, and one that does not exist', () => {
    const form = { ...place.form, schema: 'guestPass' };
    expect(problemsOf({ afterwards: { ...place, form } })).toEqual(['not-sent /afterwards/form/schema']);
    const billing = { ...place.form, schema: 'billing' };
    expect(problemsOf({ afterwards: { ...place, form: billing } })).toEqual(['not-sent /afterwards/form/schema']);
    const unknown = { dataFields: 'newsletter' };
    expect(problemsOf({ afterwards: { ...place, form: unknown } })).toEqual([
      'unknown-form /afterwards/form/dataFields',
    ]);
  });

  it('refuses a call that nobody can make any more, and one that does not exist', () => {
    expect(problemsOf({ afterwards: { ...place, call: 'register' } })).toEqual(['nothing-to-press /afterwards/call']);
    expect(problemsOf({ afterwards: { ...place, call: 'save' } })).toEqual(['unknown-call /afterwards/call']);
  });

  it('refuses HTML in its texts', () =>
    expect(problemsOf({ afterwards: { ...place, intro: '<b>Please</b>' } })).toEqual(['html-text /afterwards/intro']));

  it('leaves it to the page to say that it takes no notice, where it leads to no payment', () => {
    const register = read('journeys/register.json') as object;
    expect(problemsOf({ afterwards: place }, register)).toEqual(['no-effect /afterwards']);
  });
});
