// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import dates from '../../../schemas/forms/dates.json';
import datesValidators from '../../../schemas/forms/dates.json?fields';
import newAccount from '../../../schemas/forms/newAccount.json';
import newAccountValidators from '../../../schemas/forms/newAccount.json?fields';
import type { StaticForm } from '../../../schemas/generated/journey';
import { hostileGroups, hostileSections } from '../../../tests/support/hostileForms';
import { isoDate } from '../../../tests/support/isoDate';
import { changedDataFieldAnswers, dataFieldAnswers } from '../fields/dataFieldAnswers';
import { dataFieldsForm, type FormPart } from '../fields/dataFields';
import { answersPrefix, dataFieldsPrefix, fieldsOf } from '../fields/definition';
import { joinForms } from '../fields/joinForms';
import type { Bounds, FormDefinition, RawValue, SentValue } from '../fields/definition';
import type { FieldModel } from '../fields/FieldModel';
import { FormModel } from '../fields/FormModel';
import { nest } from '../fields/nest';
import { questionsForm } from '../fields/questions';
import { flagOf, isRecord, textOf } from '../fields/read';
import { staticForm } from '../fields/staticForm';
import { inputId } from './FormContext';
import { FormView } from './FormView';
import { LinksProvider } from './LinksContext';

type Held = Readonly<Record<string, RawValue>>;
type Hostile = { readonly sections: readonly unknown[]; readonly groups: readonly unknown[]; readonly part: FormPart };

/** The number of joined definitions for each page that joins parts: a sample in `npm test`, 10,000 by `npm run test:forms`. */
const joined = Number(import.meta.env.HOSTILE_FORMS ?? 150);
/** A page of one part alone has a quarter of that, since the others have its parts too. */
const runsOf = (parts: readonly FormDefinition[]): number => (parts.length > 1 ? joined : Math.ceil(joined / 4));
/** The time limit of each page's forms: it grows with their number, and leaves room on a machine with other work. */
const limitMs = 120_000 + joined * 300;
const account = staticForm(newAccount as unknown as StaticForm, newAccountValidators);
const review = staticForm(dates as unknown as StaticForm, datesValidators);

/** The parts of the operator's form that a page asks: all, or what is needed to join, and the rest after the payment. */
const formParts = fc.constantFrom<FormPart>('all', 'needed', 'left');

/** The ways in which pages join the parts of a form. */
const pages: Readonly<Record<string, (hostile: Hostile) => readonly FormDefinition[]>> = {
  registration: ({ sections, part }) => [dataFieldsForm(sections, part), account],
  'own details': ({ sections, part }) => [dataFieldsForm(sections, part)],
  'the questions': ({ groups }) => [questionsForm(groups)],
  'all that a journey may join': ({ sections, groups, part }) => [
    dataFieldsForm(sections, part),
    questionsForm(groups),
    review,
  ],
};

/** The input for the page's own fields, and for the formats that a text may have. */
const typed: Readonly<Record<string, RawValue>> = {
  password: 'Sculling1!',
  passwordConfirmation: 'Sculling1!',
  terms: true,
  startDate: '20/11/2026',
  billingDay: '1',
  email: 'x@x.xx', // as short as the page takes one, for a field of a few letters
  postcode: 'LS1 4DY',
};

const today = isoDate('2026-11-20');
const bounds: Bounds = {
  today,
  startDateMin: today,
  startDateMax: isoDate('2026-12-20'),
  billingDays: [1],
  membershipTermsCount: 1,
};
const surroundings = { facts: () => ({}), report: () => undefined, bounds: () => bounds };
const complaints = vi.spyOn(console, 'error');

afterEach(cleanup);

describe('a form of hostile parts', () => {
  it.each(Object.entries(pages))(
    'as for %s is never blank, never stuck, and neither loses nor invents a value',
    async (_, partsOf) => {
      await fc.assert(
        fc.asyncProperty(hostileSections, hostileGroups, formParts, async (sections, groups, part) => {
          const parts = partsOf({ sections, groups, part });
          const form = joinForms(parts);
          const model = new FormModel(form, surroundings);
          const whole = partsOf({ sections, groups, part: 'all' });
          const usesSections = whole.some(({ groups: [group] }) => group?.fields[0]?.destination === 'dataFields');
          const untouched = model.entries('answers');
          const takenUp = (held: Held): FormModel => new FormModel(form, surroundings, held);
          // A form that is left and taken up again, also after a reload, is as untouched as it was.
          for (const each of [model, takenUp(model.given()), takenUp(model.keepable())]) {
            if (usesSections) expectServed(each, sections);
            expect(each.entries('answers')).toEqual(untouched);
          }
          expectAllAsked(joinForms(whole), usesSections ? sections : []);
          if (usesSections) expectParted(sections);
          const { container, unmount } = drawn(model);
          expectDrawn(container, model);
          expectHarmless(container);
          const inputs: Input[] = [];
          act(() => void inputs.push(...fill(model)));
          expect(model.shownFields.flatMap((field) => field.problem ?? [])).toEqual([]);
          expect(model.attempt()).toBe(true);
          for (const each of [model, takenUp(model.given())]) {
            expect(dataFieldAnswers(each)).toEqual(nest(sentWith(inputs, dataFieldsPrefix)));
            expect(changedDataFieldAnswers(each)).toEqual(dataFieldAnswers(each)); // nothing is cleared yet
            expect(each.entries('answers')).toEqual(
              sentWith(inputs, answersPrefix).map(([path, sent]) => [`${answersPrefix}${path}`, sent]),
            );
          }
          const emptied: Input[] = [];
          act(() => void emptied.push(...clear(model)));
          for (const each of [model, takenUp(model.given())])
            expect(changedDataFieldAnswers(each)).toEqual(nest(sentWith(emptied, dataFieldsPrefix)));
          unmount();
          await new Promise((resolve) => setTimeout(resolve)); // lets go of what the page keeps until its timers run
        }),
        { numRuns: runsOf(partsOf({ sections: [], groups: [], part: 'all' })), seed: 20_261_120 },
      );
      expect((globalThis as { pwned?: boolean }).pwned).toBeUndefined();
      expect(complaints).not.toHaveBeenCalled();
      expect(({} as Record<string, unknown>).a).toBeUndefined();
    },
    limitMs,
  );
});

function drawn(model: FormModel) {
  const links = { termsAndConditions: '/terms' } as Parameters<typeof LinksProvider>[0]['value'];
  return render(
    <LinksProvider value={links}>
      <FormView model={model} id="f" />
    </LinksProvider>,
  );
}

/** Every shown field has its input on the page, whatever came before it. */
function expectDrawn(container: Element, model: FormModel): void {
  const missing = model.shownFields.filter(
    ({ path }) => container.querySelector(`[id="${inputId('f', path)}"]`) === null,
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
}

function expectHarmless(container: Element): void {
  const names = [...container.querySelectorAll('*:not(.skel)')].flatMap((element) => element.getAttributeNames());
  expect(names.filter((name) => /^on|^style$|^formaction$|^autofocus$/.test(name))).toEqual([]);
  expect(container.querySelector('img, script, input[type=hidden]')).toBeNull();
}

/** Every data field that a request can hold is asked, unless the customer may not fill it in. */
function expectAllAsked(form: FormDefinition, sections: readonly unknown[]): void {
  const paths = served(sections).map(([path]) => path);
  const isAlone = (path: string): boolean =>
    paths.every((each) => each === path || !(each.startsWith(`${path}.`) || path.startsWith(`${each}.`)));
  const isPlain = (path: string): boolean =>
    path.length <= 500 && /^[\w.]+$/.test(path) && !/__proto__|constructor/.test(path);
  const asked = new Set(fieldsOf(form).map(({ path }) => path));
  // A field that may not be filled in takes its path also from one that follows it.
  const locked = new Set(
    served(sections).flatMap(([path, { isAuthorised }]) => (flagOf(isAuthorised) === false ? [path] : [])),
  );
  const lost = served(sections).filter(
    ([path]) => isPlain(path) && isAlone(path) && !locked.has(path) && !asked.has(`${dataFieldsPrefix}${path}`),
  );
  expect(lost.map(([path]) => path)).toEqual([]);
}

/** Every field is asked before the payment or after it, never twice, unless the customer has answered one that can wait. */
function expectParted(sections: readonly unknown[]): void {
  const pathsIn = (part: FormPart): readonly string[] =>
    fieldsOf(dataFieldsForm(sections, part)).map(({ path }) => path);
  const [needed, left] = [pathsIn('needed'), pathsIn('left')];
  const unasked = fieldsOf(dataFieldsForm(sections)).filter(({ path }) => ![...needed, ...left].includes(path));
  expect(new Set([...needed, ...left]).size).toBe(needed.length + left.length);
  expect(unasked.filter(({ required, unanswered }) => required || unanswered === true)).toEqual([]);
  expect([...needed, ...left].filter((path) => !pathsIn('all').includes(path))).toEqual([]);
}

/** An untouched form sends nothing but what the server sent, for the fields where the server sent it. */
function expectServed(model: FormModel, sections: readonly unknown[]): void {
  const answers = served(sections);
  for (const [path, value] of model.entries('dataFields')) {
    const own = answers.filter(([each]) => `${dataFieldsPrefix}${each}` === path).map(([, { answer }]) => answer);
    expect(
      own.some((answer) => isSameAnswer(value, answer)),
      `${path} sends ${JSON.stringify(value)}`,
    ).toBe(true);
  }
}

/** The fields of the server that have a path or a name, by that. */
function served(sections: readonly unknown[]): readonly (readonly [string, Readonly<Record<string, unknown>>])[] {
  const entries = sections.flatMap((section): readonly unknown[] =>
    isRecord(section) && Array.isArray(section.sectionFields) ? section.sectionFields : [],
  );
  return entries.filter(isRecord).flatMap((field) => {
    const path = textOf(field.path) ?? textOf(field.name);
    return path === undefined ? [] : [[path, field] as const];
  });
}

function isSameAnswer(value: SentValue, answer: unknown): boolean {
  if (typeof value === 'boolean') return flagOf(answer) === value;
  if (typeof value !== 'object') {
    // A postcode is sent as it is written.
    const same = (one: unknown): string => String(one).toUpperCase().replaceAll(/\s+/g, '');
    const text = String(answer).trim();
    return same(text) === same(value) || Number(text) === value || text.split('/').reverse().join('-') === value;
  }
  const given = Array.isArray(answer) ? answer.map(String) : String(answer).split(',');
  const texts = new Set(given.map((each) => each.trim()));
  return value.length === texts.size && value.every((each) => texts.has(String(each)));
}

type Input = { readonly path: string; readonly sent: unknown };

/** Fills in every field that may be, each with the first input that it takes. Returns what a request should then hold. */
function fill(model: FormModel): readonly Input[] {
  return model.shownFields
    .filter(({ definition }) => definition.locked !== true)
    .map((field) => {
      const taken = candidatesFor(field).find(([raw]) => {
        field.set(raw);
        return field.problem === undefined;
      });
      return { path: field.path, sent: taken?.[1] };
    });
}

/**
 * Empties every field that may be filled in. Returns what a request of the account's page should then hold: an answer that
 * the server has is sent as an empty one, and a text or a choice that it never had is not sent.
 */
function clear(model: FormModel): readonly Input[] {
  return model.shownFields
    .filter(({ definition }) => definition.locked !== true)
    .flatMap((field): readonly Input[] => {
      const { path, initial, definition } = field;
      const [raw, sent] = emptyOf(definition.kind);
      field.set(raw);
      return typeof raw === 'string' && initial === '' ? [] : [{ path, sent }];
    });
}

/** Returns the input that empties a field, and what it is sent as. */
function emptyOf(kind: FieldModel['definition']['kind']): Candidate {
  if (kind === 'checkbox') return [false, false];
  return kind === 'multi_select' || kind === 'list' ? [[], []] : ['', ''];
}

function sentWith(inputs: readonly Input[], prefix: string): readonly (readonly [path: string, sent: unknown])[] {
  return inputs.flatMap(({ path, sent }) =>
    path.startsWith(prefix) ? [[path.slice(prefix.length), sent] as const] : [],
  );
}

type Candidate = readonly [raw: RawValue, sent: unknown];

function candidatesFor({ path, definition, options }: FieldModel): readonly Candidate[] {
  const { kind, destination, format = '' } = definition;
  if (kind === 'list') return [[[1], undefined]];
  if (destination === 'body') return [[typed[path] ?? '', undefined]];
  const values = options.map(({ value, sent }) => sent ?? value);
  switch (kind) {
    case 'checkbox':
      return [[true, true]];
    case 'select':
      return [[options[0]?.value ?? '', values[0]]];
    case 'multi_select':
      return [[options.map(({ value }) => value), values]];
    case 'date':
      return [
        ['20/11/2026', '2026-11-20'],
        ['01012030', '2030-01-01'],
      ];
    case 'number':
      return [1, 2, 5, 7, 40, 0, -1.5, -3].map((each) => [String(each), each]);
    default:
      return [typed[format], ...[1, 2, 5, 7, 40].map((length) => 'x'.repeat(length))].flatMap((text) =>
        text === undefined ? [] : [[text, text]],
      );
  }
}
