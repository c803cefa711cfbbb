import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { camelKey } from '../../../schemas/camelKey';
import type { Facts } from '../../ground/rules/rules';
import type { Aside } from './aside';
import {
  dataFieldsPrefix,
  fieldsOf,
  type Bounds,
  type FieldDestination,
  type FieldValue,
  type FormDefinition,
  type RawValue,
  type SentValue,
} from './definition';
import { FieldModel } from './FieldModel';
import { nest } from './nest';

/** Server messages by path, as they arrive: a text or several. */
export type ServerErrors = Readonly<Record<string, string | readonly string[]>>;

/** The number of changes to each field at the time of a request, by path. */
export type Sent = ReadonlyMap<string, number>;

export type FormProblem = { readonly path: string; readonly message: string };

/** The page around a form. `report` hears of faults that developers should know. */
export type FormSurroundings = {
  readonly facts: () => Facts;
  readonly bounds: () => Bounds;
  readonly report: (fault: string) => void;
  /** The place for what is typed once the session is over; `undefined` where nothing is kept, as at a kiosk. */
  readonly aside?: Aside | undefined;
};

/** A form while it is filled in. Messages appear once the customer has tried to continue, and follow every change from then on. */
export class FormModel {
  readonly fields: ReadonlyMap<string, FieldModel>;
  attempted = false;
  /** The number of refused attempts, so that the page can bring the messages into view at each. */
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

  /** The bounds that fields are held against now. */
  bounds(): Bounds {
    return this.surroundings.bounds();
  }

  get shownFields(): readonly FieldModel[] {
    return [...this.fields.values()].filter((field) => field.shown);
  }

  get valid(): boolean {
    return this.shownFields.every((field) => field.problem === undefined && field.serverErrors.length === 0);
  }

  /** True if a shown field has another value than the server holds, or than the form starts with. */
  get isChanged(): boolean {
    return this.shownFields.some((field) => field.isChanged);
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

  /** Shows what is wrong, if anything, and brings it into view. Returns whether the form is valid. */
  attempt(): boolean {
    this.reveal();
    if (!this.valid) this.refusals += 1;
    return this.valid;
  }

  /** Shows what is wrong, if anything, without moving the view. */
  reveal(): void {
    this.attempted = true;
    this.banner = undefined;
  }

  /** The values of the shown fields that make a request's body, nested by their paths; empty ones are left out. */
  bodyValues(): Record<string, unknown> {
    return nest(this.entries('body'));
  }

  /**
   * The values of the shown fields with a destination, by path. Empty ones are left out, and those that neither the customer
   * nor the server gave.
   */
  entries(destination: FieldDestination): readonly (readonly [path: string, value: SentValue])[] {
    return this.shownFields
      .filter((field) => field.definition.destination === destination && field.isSendable)
      .flatMap((field) => (field.value === undefined ? [] : [[field.path, field.sentValue] as const]));
  }

  /** Tells developers of a fault. */
  report(fault: string): void {
    this.surroundings.report(fault);
  }

  /** The texts that the fields have now, those of secret fields as well. */
  typed(): Readonly<Record<string, RawValue>> {
    return rawOf([...this.fields.values()]);
  }

  /**
   * The texts that the customer has given, those of secret fields as well: for this page's memory alone. A form that takes
   * them up again is as untouched as this one where nothing was given.
   */
  given(): Readonly<Record<string, RawValue>> {
    return rawOf([...this.fields.values()].filter(({ isTouched }) => isTouched));
  }

  /** The texts as typed that may be kept over a reload, without those of secret fields. */
  keepable(): Readonly<Record<string, RawValue>> {
    const kept = [...this.fields.values()].filter(
      ({ definition, raw, isTouched }) => !definition.secret && (isTouched || raw !== definition.initial),
    );
    return rawOf(kept);
  }

  sent(): Sent {
    return new Map([...this.fields.values()].map((field) => [field.path, field.edits]));
  }

  /**
   * Puts server messages at their fields; a message for a part of the form marks the fields of that part that go
   * together. A field that was changed since `sent` shows none. Returns the messages that belong to no field.
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

  /** Shows a message above the fields and brings it into view. */
  say(banner: string): void {
    this.banner = banner;
    this.refusals += 1;
  }

  /** Restores every field to its initial value and hides all messages. */
  reset(): void {
    this.attempted = false;
    this.banner = undefined;
    for (const field of this.fields.values()) field.reset();
  }

  /** Reports whether a shown field of this form takes server messages for the path. */
  owns(path: string): boolean {
    return this.homesOf(path).length > 0;
  }

  private homesOf(path: string): readonly FieldModel[] {
    const field = this.fieldFor(path);
    if (field) return field.shown ? [field] : [];
    return this.shownFields.filter(
      (each) => each.path.startsWith(`${path}.`) && each.definition.together !== undefined,
    );
  }

  /** The field that a server's key means: `first_name`, `data_fields.firstName` and `dataFields.firstName` are one. */
  private fieldFor(key: string): FieldModel | undefined {
    const camel = key.split('.').map(camelKey).join('.');
    const spellings = [key, camel].flatMap((each) => [each, `${dataFieldsPrefix}${each}`]);
    for (const each of spellings) {
      const field = this.fields.get(each);
      if (field) return field;
    }
    return [...this.fields.values()].find(({ path }) => spellings.includes(path.split('.').map(camelKey).join('.')));
  }

  private afterEdit({ definition: { together } }: FieldModel): void {
    this.banner = undefined;
    if (together === undefined) return;
    for (const field of this.fields.values()) if (field.definition.together === together) field.clearServerErrors();
  }
}

function rawOf(fields: readonly FieldModel[]): Readonly<Record<string, RawValue>> {
  return Object.fromEntries(fields.map(({ path, raw }) => [path, raw]));
}
