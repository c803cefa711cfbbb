import { parseIsoDate, type IsoDate } from '../../ground/core/dates';
import type { Bounds, DateLimits, FieldDestination, FieldKind, FieldOption } from './definition';
import type { ReportFault } from './read';

/** The limits of one field that the schemas of its type are held against. */
export type FieldLimits = {
  readonly today: IsoDate;
  readonly minimumDate: IsoDate | undefined;
  readonly maximumDate: IsoDate | undefined;
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly options: readonly string[];
};

type LimitedField = {
  readonly kind: FieldKind;
  readonly format: string | undefined;
  readonly options: readonly FieldOption[];
  readonly destination: FieldDestination;
};

type Attributes = Readonly<Record<string, string | number>>;

/** The length of the longest answer that a server takes: see `QuestionAnswer` of schemas/api. */
const longestAnswer = 10_000;

/** The lengths of the shortest answers of a format: `a@b.uk`, and `W1 1AA` without its space. */
const shortestAnswers: Readonly<Record<string, number>> = { email: 6, postcode: 5 };

/**
 * Reads the limits that a field's attributes set. Limits that no answer can meet are reported and left to the server. Without
 * a limit of its own, a data field takes dates up to today, unless they begin today or later, and a question any date.
 */
export function limitsOf(
  { kind, format = '', options, destination }: LimitedField,
  attributes: Attributes,
  report: ReportFault,
): (bounds: Bounds) => FieldLimits {
  const dates = kind === 'date' ? dateRange(attributes, report) : { min: undefined, max: undefined };
  const shortest = shortestAnswers[format] ?? 0;
  const lengths = range(attributes, ['minLength', 'maxLength', longestAnswer], report, shortest);
  const sizes = range(attributes, ['min', 'max', Number.MAX_SAFE_INTEGER], report);
  const own = {
    minLength: lengths.least,
    maxLength: lengths.most,
    minimum: sizes.least,
    maximum: sizes.most,
    options: options.map((option) => option.value),
  };
  return ({ today }) => {
    const isHeldToPast = destination === 'dataFields' && !(dates.min !== undefined && dates.min >= today);
    const maximumDate = dates.max ?? (isHeldToPast ? today : undefined);
    return { today, ...own, minimumDate: dates.min, maximumDate };
  };
}

/** The dates among a field's limits. */
export function datesIn({ minimumDate, maximumDate }: FieldLimits): DateLimits {
  return { min: minimumDate, max: maximumDate };
}

function dateRange(attributes: Attributes, report: ReportFault): DateLimits {
  const [min, max] = [attributes.min, attributes.max].map((each) =>
    typeof each === 'string' ? parseIsoDate(each) : undefined,
  );
  if (min === undefined || max === undefined || min <= max) return { min, max };
  report('has a min after its max; they are left to the server');
  return { min: undefined, max: undefined };
}

function range(
  attributes: Attributes,
  [low, high, furthest]: readonly [low: string, high: string, furthest: number],
  report: ReportFault,
  shortest = -furthest,
): { readonly least: number | undefined; readonly most: number | undefined } {
  const [least, most] = [attributes[low], attributes[high]].map((each) =>
    typeof each === 'number' ? each : undefined,
  );
  const isPossible = (least ?? -furthest) <= Math.min(most ?? furthest, furthest) && (most ?? furthest) >= shortest;
  if (isPossible) return { least, most };
  report(`has a ${low} and ${high} that no answer can meet; they are left to the server`);
  return { least: undefined, most: undefined };
}
