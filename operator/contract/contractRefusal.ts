import type { ErrorObject } from 'ajv';
import { ApiError, refused } from './apiError';
import { contractText } from './validate';

/**
 * Makes the answer to a request that breaks the contract. A field that a customer types gets 422 and a plain message; a
 * mistake that only a program makes gets 400, with the schema's own words for developers.
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

/** Returns the field's path and a text for the customer; undefined if no customer can break the rule by typing. */
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

/** Turns `/billing_first_name` into `Billing first name`. Positions in a list have no name. */
function labelOf(instancePath: string): string {
  const name = instancePath.split('/').findLast((segment) => /^[a-z]/.test(segment)) ?? '';
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
