import { action, computed, makeObservable, observableRef } from 'mobx';
import { holds, type Facts } from '../rules/rules';
import type { Bounds, FieldDefinition, FieldValue, Option, RawValue } from './definition';
import { isEmpty, parseRaw, toRaw } from './parse';

/** What a field needs to know of its form. */
export type FieldSurroundings = {
  readonly facts: () => Facts;
  readonly bounds: () => Bounds;
  readonly values: Readonly<Record<string, FieldValue>>;
  /** Whether the customer has tried to go on: only then are messages shown. */
  readonly attempted: () => boolean;
  readonly edited: (field: FieldModel) => void;
};

/** One field while it is filled in: what was typed, what it comes to and what is wrong with it. */
export class FieldModel {
  raw: RawValue;
  serverErrors: readonly string[] = [];
  /** How often the value was changed: tells a late server message from a current one. */
  edits = 0;

  constructor(
    readonly definition: FieldDefinition,
    private readonly form: FieldSurroundings,
    raw: RawValue | undefined,
  ) {
    this.raw = raw ?? this.initial;
    makeObservable(this, {
      raw: observableRef,
      serverErrors: observableRef,
      problem: computed,
      set: action,
      refuse: action,
      clearServerErrors: action,
      correct: action,
      reset: action,
    });
    this.correct();
  }

  /** What an untouched field holds. */
  get initial(): RawValue {
    const { initial, initialFrom, kind } = this.definition;
    return initialFrom === undefined ? initial : toRaw(kind, this.form.bounds()[initialFrom]);
  }

  get path(): string {
    return this.definition.path;
  }

  get shown(): boolean {
    return this.definition.show === true || holds(this.definition.show, this.form.facts());
  }

  /** The parsed value; `undefined` while empty or unreadable. */
  get value(): FieldValue {
    const parsed = parseRaw(this.definition, this.raw);
    return parsed.ok ? parsed.value : undefined;
  }

  /** What is wrong with what is there now, shown or not. */
  get problem(): string | undefined {
    if (!this.shown) return undefined;
    const { definition, form } = this;
    const parsed = parseRaw(definition, this.raw);
    if (!parsed.ok) return parsed.error;
    if (isEmpty(parsed.value)) return definition.required ? this.emptyText() : undefined;
    return definition.check({ value: parsed.value, bounds: form.bounds(), values: form.values });
  }

  /** The text to show at the field. */
  get error(): string | undefined {
    if (this.serverErrors.length > 0) return this.serverErrors.join(' ');
    return this.form.attempted() ? this.problem : undefined;
  }

  get options(): readonly Option[] {
    const { options, optionsFrom } = this.definition;
    if (optionsFrom === undefined) return options ?? [];
    const bound = this.form.bounds()[optionsFrom];
    return Array.isArray(bound) ? bound.map((each) => ({ value: String(each), label: String(each) })) : [];
  }

  set(raw: RawValue): void {
    this.raw = raw;
    this.edits += 1;
    this.serverErrors = [];
    this.form.edited(this);
  }

  refuse(messages: readonly string[]): void {
    this.serverErrors = messages;
  }

  clearServerErrors(): void {
    this.serverErrors = [];
  }

  /** Moves a date that lies before its earliest one up to it. */
  correct(): void {
    const { notBefore, kind } = this.definition;
    const earliest = notBefore === undefined ? undefined : this.form.bounds()[notBefore];
    const { value } = this;
    if (typeof earliest === 'string' && typeof value === 'string' && value < earliest) this.raw = toRaw(kind, earliest);
  }

  reset(): void {
    this.set(this.initial);
  }

  /** A box that must be ticked and terms that must be agreed to say so in their own words. */
  private emptyText(): string {
    const { definition, form } = this;
    const own = definition.kind === 'checkbox' || definition.kind === 'list';
    const value = definition.kind === 'list' ? [] : false;
    const text = own ? definition.check({ value, bounds: form.bounds(), values: form.values }) : undefined;
    return text ?? `${definition.label} is required.`;
  }
}
