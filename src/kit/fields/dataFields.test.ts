import { describe, expect, it, vi } from 'vitest';
import { changedDataFieldAnswers, dataFieldAnswers } from './dataFieldAnswers';
import { dataFieldsForm } from './dataFields';
import { fieldsOf, type FieldDefinition } from './definition';
import { FormModel } from './FormModel';
import { compilePattern, patternChecker } from './PatternChecker';
import { isoDate } from '../../../tests/support/isoDate';

const today = isoDate('2026-11-20');
const surroundings = { facts: () => ({}), report: () => undefined, bounds: () => ({ today }) };
const section = (...sectionFields: readonly unknown[]) => [
  { sectionName: 'About you', sectionReference: 'about', sectionFields },
];
const field = (more: object) => ({ path: 'x', name: 'x', label: 'Question', type: 'text', isRequired: true, ...more });

describe('dataFieldsForm', () => {
  it.each([
    ['all', ['needed', 'required', 'left', 'answered']],
    ['needed', ['needed', 'required']],
    ['left', ['left']],
  ] as const)('takes of a form, by the operator’s marks, the part "%s"', (part, paths) => {
    const sections = section(
      field({ path: 'needed', isRequired: false, isNeededForJoining: true }),
      field({ path: 'required', isRequired: true, isNeededForJoining: false }),
      field({ path: 'left', isRequired: false, isNeededForJoining: false }),
      field({ path: 'answered', isRequired: false, isNeededForJoining: false, answer: 'Yes' }),
    );
    const asked = fieldsOf(dataFieldsForm(sections, part)).map(({ path }) => path.replace('dataFields.', ''));
    expect(asked).toEqual(paths);
  });

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
    expect(dataFieldAnswers(model)).toEqual({
      text: 'hello',
      number: 7,
      select: 'b',
      multi: ['a'],
      date: '1990-05-17',
      tick: true,
    });
  });

  it('sends an answer that was given before and is cleared, and none that was empty before too', () => {
    const optional = (more: object) => field({ isRequired: false, ...more });
    const form = dataFieldsForm(
      section(optional({ path: 'mobile', answer: '0113 496 0000' }), optional({ path: 'never' })),
    );
    const model = new FormModel(form, surroundings);
    model.shownFields[0]?.set('');
    expect(dataFieldAnswers(model)).toEqual({});
    expect(changedDataFieldAnswers(model)).toEqual({ mobile: '' });
  });

  it.each([
    [{ type: 'text' }, 'Question is required.'],
    [{ type: 'checkbox' }, 'Question is required.'],
    [{ type: 'date', answer: '2026-11-21' }, 'Question must be in the past.'],
    [
      { type: 'date', answer: '2031-01-01', htmlAttributes: { max: '2030-12-31' } },
      'Question must be 31/12/2030 or earlier.',
    ],
    [
      { type: 'date', answer: '2026-11-21', htmlAttributes: { min: '2026-12-01' } },
      'Question must be 01/12/2026 or later.',
    ],
    [{ type: 'number', answer: 13, htmlAttributes: { max: 12 } }, 'Question must be 12 or less.'],
    [{ type: 'text', answer: 'ab', htmlAttributes: { minlength: '3' } }, 'Question must have at least 3 characters.'],
    [
      { type: 'text', answer: 'nowhere', htmlAttributes: { autocomplete: 'postal-code' } },
      'Please enter a valid postcode',
    ],
    [{ type: 'text', answer: 'amara@', htmlAttributes: { type: 'email' } }, "Question isn't in the right form."],
  ])('of %j says %s', (more, message) => {
    const model = new FormModel(dataFieldsForm(section(field(more))), surroundings);
    model.attempt();
    expect(model.problems).toEqual([{ path: 'dataFields.x', message }]);
  });

  it.each<[string, object, Partial<FieldDefinition>]>([
    ['a text of several lines', { type: 'textarea' }, { kind: 'text', widget: 'textarea' }],
    ['a password', { type: 'password' }, { kind: 'text', widget: 'password', secret: true }],
    ['a telephone number', { type: 'tel' }, { kind: 'text', attributes: { type: 'tel' } }],
    ['choices of an unknown type', { type: 'picker', options: [{ value: 'a', label: 'A' }] }, { kind: 'select' }],
    ['a type in capitals', { type: 'Date' }, { kind: 'date' }],
    ['what is required as 1', { isRequired: 1 }, { required: true }],
    ['what is required as "true"', { isRequired: 'true' }, { required: true }],
    ['what is required as "no"', { isRequired: 'no' }, { required: false }],
    ['what is not for the customer as "false"', { isAuthorised: 'false', answer: 'x' }, { locked: true }],
    [
      'options as a map',
      { type: 'select', options: { a: 'A' } },
      { kind: 'select', options: [{ value: 'a', label: 'A' }] },
    ],
    ['options as texts', { type: 'select', options: ['a'] }, { options: [{ value: 'a', label: 'a' }] }],
    [
      'options of true and 2',
      { type: 'select', options: [{ value: true, label: 'Yes' }, { value: 2 }] },
      {
        options: [
          { value: 'true', label: 'Yes', sent: true },
          { value: '2', label: '2', sent: 2 },
        ],
      },
    ],
    ['limits that no number meets', { type: 'number', htmlAttributes: { min: 5, max: 1 } }, { kind: 'number' }],
    ['a length that no text has', { htmlAttributes: { minlength: 5, maxlength: 1 } }, { kind: 'text' }],
  ])('takes %s leniently, and tells developers', (_, more, expected) => {
    const form = dataFieldsForm(section(field(more)));
    expect(fieldsOf(form)).toMatchObject([expected]);
    expect(form.faults.length).toBeGreaterThan(0);
  });

  it.each([
    ['text', 7, '7'],
    ['number', '7', 7],
    ['number', ' -2.5 ', -2.5],
    ['checkbox', 1, true],
    ['checkbox', 'true', true],
    ['checkbox', '0', false],
    ['multi_select', 'a,b', ['a', 'b']],
    ['multi_select', 'a', ['a']],
    ['multi_select', [1], ['1']],
    ['multi_select', ['a', 'a'], ['a']],
    ['select', 1, '1'],
    ['date', '1990-05-17T09:30:00Z', '1990-05-17'],
    ['date', '17/05/1990', '1990-05-17'],
  ])('shows and sends the answer of a %s field that arrives as %j, and tells developers', (type, answer, sent) => {
    const options = ['a', 'b', '1'].map((value) => ({ value, label: value }));
    const form = dataFieldsForm(section(field({ type, options, answer })));
    expect(form.faults).toHaveLength(1);
    expect(dataFieldAnswers(new FormModel(form, surroundings))).toEqual({ x: sent });
  });

  it.each([
    ['text', { a: 1 }],
    ['number', 'seven'],
    ['number', 1e300],
    ['checkbox', 'perhaps'],
    ['multi_select', ['a', 'gone']],
    ['multi_select', 'a;b'],
    ['select', 'gone'],
    ['date', 'last week'],
    ['date', 7],
  ])('neither sends nor is held up by the answer of an optional %s field that it can’t read: %j', (type, answer) => {
    const options = ['a', 'b'].map((value) => ({ value, label: value }));
    const form = dataFieldsForm(section(field({ type, options, answer, isRequired: false })));
    expect(form.faults).toHaveLength(1);
    const model = new FormModel(form, surroundings);
    expect(model.attempt()).toBe(true);
    expect(dataFieldAnswers(model)).toEqual({});
  });

  it('sends what the customer left empty on purpose, also after a reload', () => {
    const form = dataFieldsForm(
      section(
        field({ path: 'tick', type: 'checkbox', answer: 'perhaps', isRequired: false }),
        field({ path: 'never', type: 'checkbox', isRequired: false }),
      ),
    );
    const model = new FormModel(form, surroundings);
    model.field('dataFields.tick')?.set(true);
    model.field('dataFields.tick')?.set(false);
    expect(dataFieldAnswers(model)).toEqual({ tick: false });
    expect(dataFieldAnswers(new FormModel(form, surroundings, model.keepable()))).toEqual({ tick: false });
    model.reset();
    expect(dataFieldAnswers(model)).toEqual({});
  });

  it('sends a choice as the server wrote it', () => {
    const options = [
      { value: true, label: 'Yes' },
      { value: 2, label: 'Two' },
    ];
    const form = dataFieldsForm(
      section(
        field({ path: 'one', type: 'select', options, answer: 2 }),
        field({ path: 'many', type: 'multi_select', options }),
      ),
    );
    const model = new FormModel(form, surroundings);
    model.field('dataFields.many')?.set(['true', '2']);
    expect(model.attempt()).toBe(true);
    expect(dataFieldAnswers(model)).toEqual({ one: 2, many: [true, 2] });
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
    expect(fieldsOf(form).map(({ path }) => path)).toEqual(['dataFields.x', 'dataFields.z']);
    expect(form.faults).toHaveLength(5);
  });

  it('holds texts against a pattern as HTML does, by a worker, and leaves one that is none to the server', () => {
    const pattern = 'y|z';
    const form = dataFieldsForm(
      section(
        field({ htmlAttributes: { pattern } }),
        field({ path: 'n', type: 'number', htmlAttributes: { pattern } }),
      ),
    );
    expect(fieldsOf(form).map((each) => typeof each.pattern)).toEqual(['function', 'undefined']);
    expect(form.faults).toEqual([]);
    expect(dataFieldsForm(section(field({ htmlAttributes: { pattern: '(' } }))).faults).toHaveLength(1);
  });

  it('marks a text that a pattern refuses, once the worker has said so', () => {
    const matches = vi.spyOn(patternChecker, 'matches').mockReturnValue(false);
    const form = dataFieldsForm(section(field({ answer: 'x', htmlAttributes: { pattern: 'y' } })));
    const model = new FormModel(form, surroundings);
    model.attempt();
    expect(model.problems).toEqual([{ path: 'dataFields.x', message: "Question isn't valid." }]);
    matches.mockClear();
    model.field('dataFields.x')?.set('z');
    expect(matches).toHaveBeenCalledWith(compilePattern('y'), 'z', surroundings.report);
    matches.mockRestore();
    expect(new FormModel(form, surroundings).valid).toBe(true);
  });
});
