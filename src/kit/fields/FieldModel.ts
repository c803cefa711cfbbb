import { action, computed, createAtom, type IComputedValue } from 'mobx';
import { holds, type Facts } from '../../ground/rules/rules';
import { formatUkDate, yearOf, type IsoDate } from '../../ground/core/dates';
import type { Bounds, DateLimits, FieldDefinition, FieldValue, FieldOption, RawValue, SentValue } from './definition';
import { isEmpty, parseRaw, toRaw } from './parse';
import type { ReportFault } from './read';

/** The form around a field. */
export type FieldSurroundings = {
  readonly facts: () => Facts;
  readonly bounds: () => Bounds;
  readonly values: Readonly<Record<string, FieldValue>>;
  /** Reports whether the customer has tried to continue: only then are messages shown. */
  readonly attempted: () => boolean;
  readonly edited: (field: FieldModel) => void;
  readonly report: ReportFault;
};

/**
 * One field while it is filled in: the text as typed, its parsed value and what is wrong with it. A form may have hundreds
 * of fields, so a field is one MobX atom, and its check is computed on first read.
 */
export class FieldModel {
  /** The number of changes to the value. It tells a late server message from a current one. */
  edits = 0;
  private typed: RawValue;
  private refusals: readonly string[] = [];
  private moved: string | undefined;
  /** True once the customer has left a date that they typed: what is wrong with it is said from then on. */
  private isLeft = false;
  private changed: boolean;
  private readonly atom = createAtom('field');
  private checked: IComputedValue<string | undefined> | undefined;

  constructor(
    readonly definition: FieldDefinition,
    private readonly form: FieldSurroundings,
    raw: RawValue | undefined,
  ) {
    this.changed = raw !== undefined;
    this.typed = raw ?? this.initial;
    const { corrected } = this;
    if (corrected === undefined) return;
    this.moved = raw === undefined ? undefined : String(raw);
    this.typed = corrected;
  }

  get raw(): RawValue {
    this.atom.reportObserved();
    return this.typed;
  }

  /** True once the customer changed the value, also before a reload. */
  get isTouched(): boolean {
    this.atom.reportObserved();
    return this.changed;
  }

  /** True if the value is another than the one that the server holds, or that the form starts with. */
  get isChanged(): boolean {
    return JSON.stringify(this.raw) !== JSON.stringify(this.initial);
  }

  /** True if the value may be sent: the customer gave it, or it was read as it is from what the server holds. */
  get isSendable(): boolean {
    const { locked, unanswered } = this.definition;
    return locked !== true && (unanswered !== true || this.isTouched);
  }

  /** The server's messages about the value, until the value is changed. */
  get serverErrors(): readonly string[] {
    this.atom.reportObserved();
    return this.refusals;
  }

  /** True if the customer has emptied an answer that they had given before. */
  get isCleared(): boolean {
    return this.value === undefined && isEmpty(this.raw) && !isEmpty(this.initial);
  }

  /** The value of an untouched field. */
  get initial(): RawValue {
    const { initial, initialFrom, kind } = this.definition;
    return initialFrom === undefined ? initial : toRaw(kind, this.form.bounds()[initialFrom]);
  }

  /** The hint; that of a start date tells the last day that can be chosen, and the first if it is to come. */
  get hint(): string | undefined {
    const { hint, widget } = this.definition;
    const { min, max } = this.dateLimits;
    if (widget !== 'startDate' || max === undefined) return hint;
    const isToCome = min !== undefined && min > this.form.bounds().today;
    return `DD/MM/YYYY, ${isToCome ? `from ${formatUkDate(min)} to` : 'up to'} ${formatUkDate(max)}`;
  }

  get path(): string {
    return this.definition.path;
  }

  get shown(): boolean {
    return this.definition.show === true || holds(this.definition.show, this.form.facts());
  }

  /** The parsed value; `undefined` while empty or unreadable. */
  get value(): FieldValue {
    const parsed = parseRaw(this.definition, this.raw, this.latestYear);
    return parsed.ok ? parsed.value : undefined;
  }

  /** The value as a request has it: a choice whose value is no text on the wire has that value. */
  get sentValue(): SentValue {
    const { value } = this;
    const others = new Map(this.options.flatMap(({ value: key, sent }) => (sent === undefined ? [] : [[key, sent]])));
    if (others.size === 0 || value === undefined) return value;
    if (typeof value === 'object') return value.map((each) => others.get(String(each)) ?? each);
    return others.get(String(value)) ?? value;
  }

  /** The text for what is wrong with the value now, whether or not it is shown. */
  get problem(): string | undefined {
    this.checked ??= computed(() => this.check());
    return this.checked.get();
  }

  /** The message to show at the field. */
  get error(): string | undefined {
    if (this.serverErrors.length > 0) return this.serverErrors.join(' ');
    return this.form.attempted() || this.isDateTold ? this.problem : undefined;
  }

  get options(): readonly FieldOption[] {
    const { options, optionsFrom } = this.definition;
    if (optionsFrom === undefined) return options ?? [];
    const offered: readonly (number | IsoDate)[] = this.form.bounds()[optionsFrom] ?? [];
    return offered.map((each) => ({ value: String(each), label: String(each) }));
  }

  /** The date that was too early and was moved up to the earliest one, as it was typed. */
  get movedFrom(): string | undefined {
    this.atom.reportObserved();
    return this.moved;
  }

  set(raw: RawValue): void {
    this.moved = undefined;
    this.changed = true;
    this.write(raw, []);
    this.edits += 1;
    this.form.edited(this);
    // A worker runs the pattern: its result is there by the time the customer continues.
    if (typeof this.value === 'string') this.patternProblem(this.value);
  }

  refuse(messages: readonly string[]): void {
    this.write(this.typed, messages);
  }

  clearServerErrors(): void {
    if (this.refusals.length > 0) this.write(this.typed, []);
  }

  /** Writes a date as DD/MM/YYYY once it is typed, so that the customer sees how it was read. Moves up one that is too early. */
  settle(): void {
    const { value } = this;
    this.isLeft = this.definition.kind === 'date' && this.typed !== '';
    if (typeof value !== 'string') return this.write(this.typed, this.refusals);
    const settled = toRaw(this.definition.kind, value);
    if (settled !== '' && settled !== this.typed) this.write(settled, this.refusals);
    this.correct();
  }

  /** Moves a date that is too early up to the earliest one. */
  private correct(): void {
    const { corrected } = this;
    if (corrected === undefined) return;
    this.moved = String(this.typed);
    this.write(corrected, this.refusals);
  }

  reset(): void {
    this.set(this.initial);
    this.changed = false;
    this.isLeft = false;
  }

  /** True if a date is told of before the customer tries to continue: once they have left it, or typed it whole. */
  private get isDateTold(): boolean {
    if (this.definition.kind !== 'date') return false;
    const isWhole = this.value !== undefined && /\d{4}/.test(String(this.raw)) && this.isTouched;
    return this.isLeft || isWhole;
  }

  /** The first and the last date that the field takes now. */
  get dateLimits(): DateLimits {
    return this.definition.dateLimits?.(this.form.bounds()) ?? { min: undefined, max: undefined };
  }

  /** The last year that a year typed with two digits may stand for. */
  private get latestYear(): number {
    const { max } = this.dateLimits;
    return max ? yearOf(max) : yearOf(this.form.bounds().today) + 20;
  }

  private get corrected(): RawValue | undefined {
    const { notBefore, kind } = this.definition;
    if (notBefore === undefined) return undefined;
    const earliest = this.form.bounds()[notBefore];
    const parsed = parseRaw(this.definition, this.typed, this.latestYear);
    if (earliest === undefined || !parsed.ok || typeof parsed.value !== 'string') return undefined;
    return parsed.value < earliest ? toRaw(kind, earliest) : undefined;
  }

  private write(typed: RawValue, refusals: readonly string[]): void {
    changeField(() => {
      this.typed = typed;
      this.refusals = refusals;
      this.atom.reportChanged();
    });
  }

  private check(): string | undefined {
    if (!this.shown) return undefined;
    const { definition, form } = this;
    if (definition.locked === true) return undefined;
    const parsed = parseRaw(definition, this.raw, this.latestYear);
    if (!parsed.ok) return parsed.error;
    if (isEmpty(parsed.value)) return definition.required ? this.emptyText() : undefined;
    const problem = definition.check({ value: parsed.value, bounds: form.bounds(), values: form.values });
    return problem ?? this.patternProblem(parsed.value);
  }

  private patternProblem(value: FieldValue): string | undefined {
    const { pattern, label } = this.definition;
    if (!pattern || typeof value !== 'string') return undefined;
    return pattern(value, this.form.report) === false ? `${label} isn't valid.` : undefined;
  }

  /** The message while the field is empty. A box to tick and terms to agree to have their own words for it. */
  private emptyText(): string {
    const { definition, form } = this;
    const own = definition.kind === 'checkbox' || definition.kind === 'list';
    const value = definition.kind === 'list' ? [] : false;
    const text = own ? definition.check({ value, bounds: form.bounds(), values: form.values }) : undefined;
    return text ?? definition.missing ?? `${definition.label} is required.`;
  }
}

const changeField = action('change field', (change: () => void): void => change());
