import { describe, expect, it } from 'vitest';
import { dataFieldAnswers } from './dataFieldAnswers';
import { dataFieldsForm } from './dataFields';
import { fieldsOf } from './definition';
import { FormModel } from './FormModel';
import { questionsForm } from './questions';
import { questionsIn } from './questionsIn';
import { isoDate } from '../../../tests/support/isoDate';

const today = isoDate('2026-11-20');
const surroundings = { facts: () => ({}), report: () => undefined, bounds: () => ({ today }) };
const section = (...sectionFields: readonly unknown[]) => [
  { sectionName: 'About you', sectionReference: 'about', sectionFields },
];
const field = (more: object) => ({ path: 'x', name: 'x', label: 'Question', type: 'text', isRequired: true, ...more });

describe('questionsForm', () => {
  const question = (more: object) => ({
    id: 1,
    reference: 'level',
    label: 'Level',
    type: 'text',
    isRequired: true,
    ...more,
  });
  const form = (...questions: readonly unknown[]) => questionsForm([{ id: 1, title: 'Group', questions }]);

  it('takes dates to come, which data fields take by a rule of theirs alone', () => {
    const model = new FormModel(form(question({ type: 'date' })), surroundings);
    model.field('answers.level')?.set('1/9/29');
    expect(model.attempt()).toBe(true);
    for (const htmlAttributes of [{ min: '2026-11-20' }, { min: '2026-11-21' }, { max: '2030-12-31' }]) {
      const own = new FormModel(dataFieldsForm(section(field({ type: 'date', htmlAttributes }))), surroundings);
      own.field('dataFields.x')?.set('1 Sept 2029');
      expect(own.attempt(), JSON.stringify(htmlAttributes)).toBe(true);
    }
    expect(model.entries('answers')).toEqual([['answers.level', '2029-09-01']]);
    const past = new FormModel(dataFieldsForm(section(field({ type: 'date' }))), surroundings);
    past.field('dataFields.x')?.set('1/9/29');
    expect(dataFieldAnswers(past)).toEqual({ x: '1929-09-01' });
    expect(past.field('dataFields.x')?.dateLimits).toEqual({ min: undefined, max: today });
  });

  it('writes a date as it was read once it is typed', () => {
    const model = new FormModel(form(question({ type: 'date' })), surroundings);
    const date = model.field('answers.level');
    date?.set('03021994');
    expect(date?.raw).toBe('03021994');
    date?.settle();
    expect(date?.raw).toBe('03/02/1994');
    date?.set('31.02.1994');
    date?.settle();
    expect(date).toMatchObject({ raw: '31.02.1994', problem: 'Date must be valid.' });
  });

  it('keys answers by reference, and waits for required ones', () => {
    const model = new FormModel(form(question({}), question({ reference: 'why', isRequired: false })), surroundings);
    expect(model.gated.map(({ path }) => path)).toEqual(['answers.level']);
    model.field('answers.level')?.set('club');
    expect(model.entries('answers')).toEqual([['answers.level', 'club']]);
  });

  it('takes options as a map, defaults, and keeps sensitive answers secret', () => {
    const definition = form(question({ type: 'select', options: { a: 'A', b: 'B' }, default: 'b', isSensitive: true }));
    const [field] = fieldsOf(definition);
    expect(field).toMatchObject({
      kind: 'select',
      initial: 'b',
      secret: true,
      options: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    });
  });

  it('asks the questions whose references have dots or are the names of anything', () => {
    const references = ['a', 'a.b', '__proto__', 'constructor'];
    const definition = form(...references.map((reference) => question({ reference })));
    expect(definition.faults).toEqual([]);
    const model = new FormModel(definition, surroundings);
    for (const each of references) model.field(`answers.${each}`)?.set(`to ${each}`);
    expect(model.attempt()).toBe(true);
    expect(model.entries('answers')).toEqual(references.map((each) => [`answers.${each}`, `to ${each}`]));
  });

  it.each([
    ['no reference', { reference: '' }],
    ['no id to send its answer by', { id: 'first' }],
  ])('leaves out a question with %s', (_, more) => {
    const { groups, faults } = form(question(more));
    expect(groups).toEqual([]);
    expect(faults).toHaveLength(1);
    expect(questionsIn([{ questions: [question(more), null] }, 7])).toEqual([]);
  });

  it('leaves out a question whose reference is used twice', () => {
    expect(fieldsOf(form(question({}), question({ id: 2 })))).toHaveLength(1);
    expect(questionsIn([{ questions: [question({}), question({ id: 2, isRequired: 0 })] }])).toEqual([
      { id: 1, reference: 'level', isRequired: true },
    ]);
  });
});
