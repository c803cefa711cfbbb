import { ukDateText, type IsoDate } from '../../ground/core/dates';
import type { Bounds, CompiledSchema, FieldInput, SchemaError } from './definition';

type OwnTexts = string | Readonly<Record<string, string>> | undefined;

/** Makes a field's check of a compiled schema. It returns the form's own text for the keyword that failed, else a general one. */
export function checkBy<B extends Pick<Bounds, 'today'>>(
  compiled: CompiledSchema<B>,
  label: string,
  own?: OwnTexts,
): (input: FieldInput<B>) => string | undefined {
  return (input) => {
    if (compiled(input)) return undefined;
    const error = compiled.errors?.[0];
    if (!error) return `${label} isn't valid.`;
    if (typeof own === 'string') return own;
    return (
      own?.[error.keyword] ?? (own?.allOf && inAllOf(error) ? own.allOf : generalText(error, label, input.bounds.today))
    );
  };
}

function inAllOf({ schemaPath }: SchemaError): boolean {
  return schemaPath?.includes('/allOf/') ?? false;
}

function generalText({ keyword, params }: SchemaError, label: string, today: IsoDate): string {
  const limit = typeof params.limit === 'number' ? params.limit : '';
  switch (keyword) {
    case 'minLength':
      return `${label} must have at least ${limit} characters.`;
    case 'maxLength':
      return `${label} can have at most ${limit} characters.`;
    case 'minimum':
      return `${label} must be ${limit} or more.`;
    case 'maximum':
      return `${label} must be ${limit} or less.`;
    case 'format':
      return params.format === 'date' ? 'Date must be valid.' : `${label} isn't in the right form.`;
    case 'formatMinimum':
      return `${label} must be ${ukDateText(String(params.limit))} or later.`;
    case 'formatMaximum':
      return params.limit === today
        ? `${label} must be in the past.`
        : `${label} must be ${ukDateText(String(params.limit))} or earlier.`;
    case 'enum':
      return `Choose one of the answers for ${label}.`;
    default:
      return `${label} isn't valid.`;
  }
}
