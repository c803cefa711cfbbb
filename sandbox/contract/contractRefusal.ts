import type { ErrorObject } from 'ajv';
import { ApiError, refused } from './apiError';
import { contractText } from './validate';

/**
 * The answer to a request that breaks the contract. Fields of a body that hold what a customer may type are named in
 * plain words, with 422; a mistake that only a program makes gets 400. The schema's own words are for developers alone.
 */
export function contractRefusal(part: string, errors: readonly ErrorObject[]): ApiError {
  const messages = part === 'body' ? errors.map(plainMessage) : [undefined];
  const known = messages.filter((each) => each !== undefined);
  if (known.length < messages.length)
    return new ApiError(400, 'Something has gone wrong, please try again.', {}, { detail: contractText(part, errors) });
  const textsAt = (path: string) => known.filter((each) => each.path === path).map(({ text }) => text);
  return refused(Object.fromEntries(known.map(({ path }) => [path, textsAt(path)])));
}

type PlainMessage = { readonly path: string; readonly text: string };

/** A broken rule as its field's path and a text for the customer; nothing where no customer can break it by typing. */
function plainMessage({ instancePath, keyword, params }: ErrorObject): PlainMessage | undefined {
  const path = instancePath
    .slice(1)
    .replaceAll('/', '.')
    .replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const label = labelOf(instancePath);
  const text = textOf(keyword, label, params as Readonly<Record<string, unknown>>); // ajv's parameters, by keyword
  return label === '' || text === undefined ? undefined : { path, text };
}

function textOf(
  keyword: string,
  label: string,
  { limit, format }: Readonly<Record<string, unknown>>,
): string | undefined {
  switch (keyword) {
    case 'maxLength':
      return `${label} must be ${String(limit)} characters or fewer.`;
    case 'minLength':
      return limit === 1 ? `${label} is required.` : `${label} must be at least ${String(limit)} characters.`;
    case 'format':
      return format === 'date' ? 'Date must be valid.' : `${label} must be valid.`;
    case 'pattern':
      return `${label} must be valid.`;
    default:
      return undefined;
  }
}

/** `/billing_first_name` as `Billing first name`; places in a list have no name of their own. */
function labelOf(instancePath: string): string {
  const name = instancePath.split('/').findLast((segment) => /^[a-z]/.test(segment)) ?? '';
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
