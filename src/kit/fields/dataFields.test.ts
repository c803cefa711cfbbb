import { describe, expect, it } from 'vitest';
import { dataFieldsForm } from './dataFields';
import { fieldsOf } from './definition';
import { FormModel } from './FormModel';
import { questionsForm } from './questions';
import { isoDate } from '../../../tests/support/isoDate';

const today = isoDate('2026-11-20');
const surroundings = { facts: () => ({}), report: () => undefined, bounds: () => ({ today }) };
const section = (...sectionFields: readonly unknown[]) => [
  { sectionName: 'About you', sectionReference: 'about', sectionFields },
];
const field = (more: object) => ({ path: 'x', name: 'x', label: 'Question', type: 'text', isRequired: true, ...more });

describe('dataFieldsForm', () => {
  it('takes all six types, with their answers', () => {
    const choices = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ];
    const form = dataFieldsForm(
      section(
        field({ path: 'text', answer: 'hello' }),
        field({ path: 'number', type: 'number', answer: 7 }),
        field({ path: 'select', type: 'select', options: choices, answer: 'b' }),
        field({ path: 'multi', type: 'multi_select', options: choices, answer: ['a'] }),
        field({ path: 'date', type: 'date', answer: '1990-05-17' }),
        field({ path: 'tick', type: 'checkbox', answer: true }),
      ),
    );
    expect(form.faults).toEqual([]);
    const model = new FormModel(form, surroundings);
    expect(model.attempt()).toBe(true);
    expect(model.values('dataFields')).toEqual({
      text: 'hello',
      number: 7,
      select: 'b',
      multi: ['a'],
      date: '1990-05-17',
      tick: true,
    });
  });

  it.each([
    [{ type: 'text' }, 'Question is required.'],
    [{ type: 'checkbox' }, 'Question is required.'],
    [{ type: 'date', answer: '2026-11-21' }, 'Date must be valid.'],
    [{ type: 'number', answer: 13, htmlAttributes: { max: 12 } }, 'Question must be 12 or less.'],
    [{ type: 'text', answer: 'ab', htmlAttributes: { minlength: '3' } }, 'Question must have at least 3 characters.'],
    [
      { type: 'text', answer: 'nowhere', htmlAttributes: { autocomplete: 'postal-code' } },
      'Please enter a valid postcode',
    ],
    [{ type: 'text', answer: 'amara@', htmlAttributes: { type: 'email' } }, "Question isn't in the right form."],
    [{ type: 'text', answer: 'x', htmlAttributes: { pattern: '^y$' } }, "Question isn't valid."],
  ])('of %j says %s', (more, message) => {
    const model = new FormModel(dataFieldsForm(section(field(more))), surroundings);
    model.attempt();
    expect(model.problems).toEqual([{ path: 'x', message }]);
  });

  it('asks what it can’t know as text, and says so', () => {
    const form = dataFieldsForm(section(field({ type: 'signature' }), field({ path: 'y', type: 'select' })));
    expect(fieldsOf(form).map(({ kind }) => kind)).toEqual(['text', 'text']);
    expect(form.faults).toEqual([
      'The field "x" has the unknown type "signature"; it is asked as text.',
      'The field "y" offers no options; it is asked as text.',
    ]);
  });

  it('leaves out what can’t be sent, and keeps the rest', () => {
    const form = dataFieldsForm(
      section(
        field({ path: '__proto__' }),
        field({}),
        field({}),
        null,
        'text',
        field({ path: 'x.y' }),
        field({ path: 'z' }),
      ),
    );
    expect(fieldsOf(form).map(({ path }) => path)).toEqual(['x', 'z']);
    expect(form.faults).toHaveLength(5);
  });

  it.each(['(a+)+$', '(\\w*)*', '(x|x+)+y', '('])('leaves the pattern %s to the server', (pattern) => {
    const form = dataFieldsForm(
      section(field({ htmlAttributes: { pattern }, answer: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!' })),
    );
    expect(form.faults).toHaveLength(1);
    expect(new FormModel(form, surroundings).valid).toBe(true);
  });
});

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

  it('keys answers by reference, and waits for required ones', () => {
    const model = new FormModel(form(question({}), question({ reference: 'why', isRequired: false })), surroundings);
    expect(model.gated.map(({ path }) => path)).toEqual(['answers.level']);
    model.field('answers.level')?.set('club');
    expect(model.values('answers')).toEqual({ answers: { level: 'club' } });
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

  it.each(['', 'a.b', '__proto__'])('leaves out a question with the reference %j', (reference) => {
    const { groups, faults } = form(question({ reference }));
    expect(groups).toEqual([]);
    expect(faults).toHaveLength(1);
  });
});
