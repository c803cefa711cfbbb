import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { Facts } from '../rules/rules';
import { fieldsOf, type Bounds, type FieldValue, type FormDefinition, type RawValue } from './definition';
import { FieldModel } from './FieldModel';
import { nest } from './nest';

/** Server messages by path, as they arrive: a text or several. */
export type ServerErrors = Readonly<Record<string, string | readonly string[]>>;

/** How often each field had been changed when something was sent. */
export type Sent = ReadonlyMap<string, number>;

export type FormProblem = { readonly path: string; readonly message: string };

export type FormSurroundings = { readonly facts: () => Facts; readonly bounds: () => Bounds };

/** A form while it is filled in. Messages show once the customer has tried to go on, then live. */
export class FormModel {
  readonly fields: ReadonlyMap<string, FieldModel>;
  attempted = false;
  /** Rises with every refused attempt, so that the page can lead the customer to the messages. */
  refusals = 0;
  /** A message that belongs to no field. */
  banner: string | undefined;

  constructor(
    readonly definition: FormDefinition,
    private readonly surroundings: FormSurroundings,
    held: Readonly<Record<string, RawValue>> = {},
  ) {
    const values: Record<string, FieldValue> = {};
    const fields = new Map<string, FieldModel>();
    const attempted = (): boolean => this.attempted;
    const edited = (field: FieldModel): void => this.afterEdit(field);
    for (const each of fieldsOf(definition)) {
      const field = new FieldModel(each, { ...surroundings, values, attempted, edited }, held[each.path]);
      fields.set(each.path, field);
      Object.defineProperty(values, each.path, { get: () => field.value, enumerable: true });
    }
    this.fields = fields;
    makeObservable<this, 'afterEdit'>(this, {
      attempted: observable,
      refusals: observable,
      banner: observableRef,
      shownFields: computed,
      valid: computed,
      gated: computed,
      problems: computed,
      attempt: action,
      reveal: action,
      refuse: action,
      say: action,
      reset: action,
      afterEdit: action,
    });
  }

  /** What fields are held against now. */
  bounds(): Bounds {
    return this.surroundings.bounds();
  }

  get shownFields(): readonly FieldModel[] {
    return [...this.fields.values()].filter((field) => field.shown);
  }

  get valid(): boolean {
    return this.shownFields.every((field) => field.problem === undefined && field.serverErrors.length === 0);
  }

  /** The fields that the continue button waits for. */
  get gated(): readonly FieldModel[] {
    return this.shownFields.filter(
      (field) => field.definition.gate && (field.problem !== undefined || field.serverErrors.length > 0),
    );
  }

  /** Every message shown now, in the order of the page. */
  get problems(): readonly FormProblem[] {
    return this.shownFields.flatMap(({ path, error }) => (error === undefined ? [] : [{ path, message: error }]));
  }

  field(path: string): FieldModel | undefined {
    return this.fields.get(path);
  }

  /** Shows what is wrong, if anything, and leads the customer there. Answers whether the form may go on. */
  attempt(): boolean {
    this.reveal();
    if (!this.valid) this.refusals += 1;
    return this.valid;
  }

  /** Shows what is wrong, if anything, and leaves the customer where they are. */
  reveal(): void {
    this.attempted = true;
    this.banner = undefined;
  }

  /** The values of the shown fields, nested; empty ones left out. */
  values(): Record<string, unknown> {
    return nest(this.entries());
  }

  /** The same, flat. */
  entries(): readonly (readonly [path: string, value: FieldValue])[] {
    return this.shownFields.flatMap(({ path, value }) => (value === undefined ? [] : [[path, value] as const]));
  }

  /** What may be kept over a reload: as typed, without anything secret. */
  keepable(): Readonly<Record<string, RawValue>> {
    const kept = [...this.fields.values()].filter(
      ({ definition, raw }) => !definition.secret && raw !== definition.initial,
    );
    return Object.fromEntries(kept.map(({ path, raw }) => [path, raw]));
  }

  sent(): Sent {
    return new Map([...this.fields.values()].map((field) => [field.path, field.edits]));
  }

  /**
   * Puts server messages at their fields; a message for a part of the form marks the fields of that part that go
   * together. A field that was changed since `sent` keeps quiet. Answers with the messages that found no field.
   */
  refuse(errors: ServerErrors, sent: Sent = this.sent()): readonly string[] {
    const homeless: string[] = [];
    for (const [path, texts] of Object.entries(errors)) {
      const messages = typeof texts === 'string' ? [texts] : texts;
      const homes = this.homesOf(path);
      if (homes.length === 0) homeless.push(...messages);
      for (const field of homes) if (field.edits === sent.get(field.path)) field.refuse(messages);
    }
    if (this.problems.length > 0 || homeless.length > 0) this.refusals += 1;
    return homeless;
  }

  /** Says something above the fields, and leads the customer there. */
  say(banner: string): void {
    this.banner = banner;
    this.refusals += 1;
  }

  /** Back to what the definition gives, as if nobody had touched it. */
  reset(): void {
    this.attempted = false;
    this.banner = undefined;
    for (const field of this.fields.values()) field.reset();
  }

  /** Whether a server message for the path has a place in this form. */
  owns(path: string): boolean {
    return this.homesOf(path).length > 0;
  }

  private homesOf(path: string): readonly FieldModel[] {
    const field = this.fields.get(path);
    if (field) return field.shown ? [field] : [];
    return this.shownFields.filter(
      (each) => each.path.startsWith(`${path}.`) && each.definition.together !== undefined,
    );
  }

  private afterEdit({ definition: { together } }: FieldModel): void {
    this.banner = undefined;
    if (together === undefined) return;
    for (const field of this.fields.values()) if (field.definition.together === together) field.clearServerErrors();
  }
}
