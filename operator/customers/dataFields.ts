import { createHash } from 'node:crypto';
import type { DataField, DataFieldSection } from '../../schemas/generated/wire';
import { addMonths, type IsoDate } from '../../src/ground/core/dates';
import { operator } from '../setup/operator';
import { wrongAnswer } from './dataFieldRules';
import { definitions, type OnboardingType } from './dataFieldForms';

/** Returns the sections of a form, with the customer's answers filled in. */
export function dataFieldSections(
  type: OnboardingType,
  details: Readonly<Record<string, unknown>>,
  today: IsoDate,
): DataFieldSection[] {
  return definitions[type].map((section) => ({
    ...section,
    section_fields: section.section_fields.map((each) => {
      const answer = valueAt(details, each.path);
      const asked = { ...each, ...limited(each, today) };
      return answer === undefined ? asked : { ...asked, answer };
    }),
  }));
}

/** Adds the last birth date with which somebody is old enough for an account. */
function limited({ path, html_attributes }: DataField, today: IsoDate): Pick<DataField, 'html_attributes'> {
  if (path !== 'dateOfBirth') return {};
  return { html_attributes: { ...html_attributes, max: addMonths(today, -12 * operator.lowestAccountAge) } };
}

/** Returns a checksum by which the server notices that a form has changed since it was opened. */
export function dataFieldsChecksum(type: OnboardingType): string {
  return createHash('sha256').update(JSON.stringify(definitions[type])).digest('hex').slice(0, 16);
}

type Answers = Readonly<Record<string, unknown>>;

/**
 * Returns messages, by path, for answers that do not fit their fields, and for whatever the form does not ask for. With
 * `partial`, answers may be missing; an answer that is required still can't be emptied.
 */
export function dataFieldErrors(
  type: OnboardingType,
  answers: Answers,
  today: IsoDate,
  partial = false,
): Record<string, string[]> {
  const fields = definitions[type].flatMap((section) => section.section_fields);
  const errors: Record<string, string[]> = {};
  for (const path of pathsOf(answers))
    if (!fields.some((field) => field.path === path)) errors[path] = ['This form does not ask for this.'];
  for (const each of fields) {
    const value = valueAt(answers, each.path);
    const message = isEmpty(value)
      ? each.is_required && !(partial && value === undefined)
        ? `${each.label} is required.`
        : undefined
      : wrongAnswer(each, value, today);
    if (message !== undefined) errors[each.path] = [message];
  }
  return errors;
}

/** Lists the paths of all that is answered. A list is one answer; an object holds the answers below it. */
function pathsOf(answers: Answers, prefix = ''): readonly string[] {
  return Object.entries(answers).flatMap(([name, value]) =>
    isRecord(value) && prefix === '' ? pathsOf(value, `${name}.`) : [`${prefix}${name}`],
  );
}

function isRecord(value: unknown): value is Answers {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && bare(value) === '');
}

/** Returns a text without its spaces and without letters that nobody sees. */
function bare(text: string): string {
  return text.replaceAll(/[\s\p{Cf}]/gu, '');
}

function valueAt(details: Answers, path: string): unknown {
  let node: unknown = details;
  for (const part of path.split('.')) {
    if (!isRecord(node) || !Object.hasOwn(node, part)) return undefined;
    node = node[part];
  }
  return node;
}
