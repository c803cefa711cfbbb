import fc from 'fast-check';

/** Values that no field expects, and names that objects have already. */
const nasty = fc.constantFrom<unknown>(
  '__proto__',
  'constructor',
  'toString',
  '',
  ' ',
  null,
  undefined,
  7,
  -1.5,
  Number.NaN,
  1e300,
  true,
  {},
  [],
  [null],
  '<img src=x onerror="globalThis.pwned=true">',
  'javascript:globalThis.pwned=true',
  'x'.repeat(2000),
  '\u0000\u202E\u200B',
);

/** The names of the page's own fields and of parts of requests, and paths that run through each other. */
const path = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('a', 'a.b', 'a.b.c', 'b', 'c', 'd', 'first_name', 'dataFields', 'answers') },
  { weight: 2, arbitrary: fc.constantFrom('password', 'passwordConfirmation', 'terms', 'startDate', 'billingDay') },
  { weight: 1, arbitrary: nasty },
);
const flag = fc.oneof(fc.constantFrom<unknown>(true, false, 1, 0, '1', '0', 'true', 'false'), nasty);
const type = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('text', 'number', 'select', 'multi_select', 'date', 'checkbox') },
  { weight: 2, arbitrary: fc.constantFrom('password', 'textarea', 'email', 'radio', 'signature', 'SELECT') },
  { weight: 1, arbitrary: nasty },
);
const value = fc.oneof(fc.constantFrom<unknown>('a', 'b', 'c', 1, 2, true, false, '1', 'true'), nasty);
const many = Array.from({ length: 300 }, (_, index) => ({ value: String(index), label: `Option ${index}` }));
const options = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.array(fc.record({ value, label: fc.oneof(fc.constant('Label'), nasty) }), { maxLength: 4 }),
  },
  { weight: 3, arbitrary: fc.array(value, { maxLength: 4 }) },
  { weight: 3, arbitrary: fc.dictionary(fc.constantFrom('a', 'b', '1', 'true', '__proto__'), nasty) },
  { weight: 2, arbitrary: nasty },
  { weight: 1, arbitrary: fc.constant(many) },
);

const htmlAttributes = fc.oneof(
  { weight: 2, arbitrary: nasty },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      { onclick: 'globalThis.pwned=true', onfocus: 'x', autofocus: true, style: 'position:fixed', formaction: '/evil' },
      { type: 'hidden', autocomplete: 'email' },
      { type: 'email', inputmode: 'numeric', autocomplete: 'given-name' },
      { autocomplete: 'postal-code' },
      { pattern: 'x+' },
      { pattern: '^(x|x)*$' },
      { pattern: '(x+)+' },
      { pattern: '(' },
      { pattern: '\\1(x)' },
      { pattern: '(?<=x)x' },
    ),
  },
  {
    weight: 3,
    arbitrary: fc.dictionary(
      fc.constantFrom('min', 'max', 'step', 'minlength', 'maxlength', 'rows', 'placeholder', 'dangerouslySetInnerHTML'),
      fc.oneof(fc.constantFrom<unknown>(-3, 0, 1, 5, 40, '2', '2026-11-20', '2030-01-01', 'Infinity'), nasty),
    ),
  },
);

/** An answer that a server holds: of the right type for some fields, and of no type for others. */
const answer = fc.oneof(
  { weight: 4, arbitrary: value },
  { weight: 2, arbitrary: fc.array(value, { maxLength: 3 }) },
  { weight: 2, arbitrary: fc.constantFrom('a,b', 'b, zzz', '1990-05-17', '17/05/1990', '2020-02-30', '12', '-4.5') },
  { weight: 2, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: nasty },
);

const metadata = fc.oneof(nasty, fc.record({ description: nasty }));
const label = fc.oneof(fc.constant('Label'), nasty);
const optional = { requiredKeys: [] };
const field = fc.oneof(
  { weight: 1, arbitrary: nasty },
  {
    weight: 12,
    arbitrary: fc.record(
      {
        path,
        name: path,
        label,
        type,
        isRequired: flag,
        isNeededForJoining: flag,
        isAuthorised: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: flag }),
        options,
        htmlAttributes,
        placeholder: nasty,
        metadata,
        answer,
      },
      optional,
    ),
  },
);
const question = fc.oneof(
  { weight: 1, arbitrary: nasty },
  {
    weight: 12,
    arbitrary: fc.record(
      {
        id: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 9 }) }, { weight: 1, arbitrary: nasty }),
        reference: path,
        label,
        type,
        isRequired: flag,
        isSensitive: flag,
        options,
        placeholder: nasty,
        default: answer,
      },
      optional,
    ),
  },
);

/** Sections of data fields as a hostile or careless server might send them, with their keys in camel case. */
export const hostileSections = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: nasty },
    {
      weight: 9,
      arbitrary: fc.record({
        sectionName: nasty,
        sectionReference: nasty,
        sectionFields: fc.oneof(
          { weight: 1, arbitrary: nasty },
          { weight: 9, arbitrary: fc.array(field, { maxLength: 5 }) },
        ),
      }),
    },
  ),
  { maxLength: 3 },
);

/** Groups of questions as such a server might send them. */
export const hostileGroups = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: nasty },
    {
      weight: 9,
      arbitrary: fc.record({
        id: nasty,
        title: nasty,
        questions: fc.oneof(
          { weight: 1, arbitrary: nasty },
          { weight: 9, arbitrary: fc.array(question, { maxLength: 3 }) },
        ),
      }),
    },
  ),
  { maxLength: 2 },
);
