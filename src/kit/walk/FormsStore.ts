import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { Form } from '../../../schemas/generated/journey';
import type { ApiClient } from '../api/ApiClient';
import { authApi } from '../api/auth';
import type { Answer } from '../api/call';
import { requestError } from '../api/RequestError';
import type { VocabularyFacts } from '../../../schemas/generated/vocabulary';
import { isOnboardingType, knownFacts } from '../../../schemas/vocabulary';
import type { FormDefinition, RawValue } from '../fields/definition';
import type { FormPart } from '../fields/dataFields';
import type { FormModel, FormSurroundings } from '../fields/FormModel';
import type { DisplayedSection } from '../../ground/journey/language/sections';
import { ApiRequest } from '../api/ApiRequest';
import type { WrittenForm } from './writtenForms';

type DataFields = { readonly sections: readonly unknown[]; readonly checksum: string };
type Builders = typeof import('../fields/builders');
/** Values as typed, by section and path. */
export type Held = Readonly<Record<string, Readonly<Record<string, RawValue>>>>;

/** A form that is filled in, and the key of the sources that its fields come from. */
type OpenForm = { readonly model: FormModel; readonly definition: FormDefinition; readonly sources: string };

/** A form, or with `onlyLeft` what a form with `onlyNeeded` leaves out. */
export type AskedForm = Form & { readonly onlyLeft?: true };

/** The questions that a form may ask besides its own fields. */
export type QuestionSource = { readonly request: ApiRequest<Answer<'membershipQuestions'>> };

/** Loads the code that loads the forms which are written in schemas/forms. */
export const loadWrittenForms = () => import('./writtenForms');

/** The forms of a journey's sections while they are filled in, whether their fields are written here or come from the server. */
export class FormsStore {
  private readonly models = observable.map<string, OpenForm>({}, { deep: false });
  private readonly builders = new ApiRequest<Builders>();
  private readonly statics = new Map<string, ApiRequest<WrittenForm>>();
  private readonly dataFields = new Map<string, ApiRequest<DataFields>>();
  private readonly definitions = new Map<
    string,
    { readonly parts: readonly unknown[]; readonly definition: FormDefinition }
  >();
  private heldValues: Held = {};
  private readonly api: ReturnType<typeof authApi>;

  constructor(
    client: ApiClient,
    private readonly questions: QuestionSource,
    readonly surroundings: FormSurroundings,
    /** The customer whose answers the server fills in; empty for a guest. */
    private readonly customer: () => string = () => '',
  ) {
    this.api = authApi(client);
    makeAutoObservable<
      this,
      'models' | 'builders' | 'statics' | 'dataFields' | 'definitions' | 'heldValues' | 'api' | 'questions' | 'customer'
    >(this, {
      models: false,
      builders: false,
      statics: false,
      dataFields: false,
      definitions: false,
      heldValues: observableRef,
      held: false,
      api: false,
      questions: false,
      customer: false,
      surroundings: false,
      definitionOf: false,
      failed: false,
    });
  }

  /** Adds values that forms opened from now on start with. */
  hold(held: Held): void {
    this.heldValues = { ...this.heldValues, ...held };
  }

  /** The values that a section's form starts with once it is opened; empty if none are held for it. */
  held(sectionId: string): Held[string] {
    return this.heldValues[sectionId] ?? {};
  }

  /** The form of a section; `undefined` until its fields are loaded. */
  model(sectionId: string): FormModel | undefined {
    return this.models.get(sectionId)?.model;
  }

  /** The facts that fields decide by their values. */
  get facts(): Partial<VocabularyFacts> {
    const facts: Record<string, string> = {};
    for (const { model } of this.models.values()) {
      for (const field of model.fields.values()) {
        const { sets } = field.definition;
        const value = sets?.values[String(field.raw)];
        if (sets && value !== undefined) facts[sets.fact] = value;
      }
    }
    return knownFacts(facts);
  }

  /** Loads the parts that a form is made of, unless they are loaded or being loaded. */
  fetch(form: Form): void {
    void this.fetchBuilders();
    if (form.schema !== undefined) void this.fetchStatic(form.schema);
    if (form.dataFields !== undefined) void this.fetchDataFields(form.dataFields);
  }

  /** Reports whether loading a form failed. Call `fetch` to retry. */
  failed(form: Form | undefined): boolean {
    const parts = [
      this.builders,
      form?.schema === undefined ? undefined : this.staticRequest(form.schema),
      form?.dataFields === undefined ? undefined : this.dataFieldsRequest(form.dataFields),
      form?.questions === undefined ? undefined : this.questions.request,
    ];
    return parts.some((part) => part?.status === 'error');
  }

  /** The checksum of the server's fields that a form is made of; empty while they are not loaded, or for a form without any. */
  checksum(form: Form | undefined): string {
    return form?.dataFields === undefined ? '' : (this.dataFieldsRequest(form.dataFields).data?.checksum ?? '');
  }

  /** The fields of a form, the same object while nothing about them changes; `undefined` until all of them are loaded. */
  definitionOf(form: AskedForm): FormDefinition | undefined {
    const parts = [
      form.dataFields === undefined ? null : this.dataFieldsRequest(form.dataFields).data,
      form.questions === undefined ? null : this.questions.request.data,
      form.schema === undefined ? null : this.staticRequest(form.schema).data,
    ] as const;
    const { data: builders } = this.builders;
    if (!builders || parts.some((part) => part === undefined)) return undefined;
    const key = JSON.stringify(form);
    const known = this.definitions.get(key);
    if (known?.parts.every((part, index) => part === parts[index])) return known.definition;
    const [dataFields, questions, fixed] = parts;
    const definition = builders.joinForms([
      ...(dataFields ? [builders.dataFieldsForm(dataFields.sections, partOf(form))] : []),
      ...(questions ? [builders.questionsForm(questions)] : []),
      ...(fixed ? [builders.staticForm(fixed.form, fixed.validators, form.ui)] : []),
    ]);
    this.definitions.set(key, { parts, definition });
    definition.faults.forEach(this.surroundings.report);
    return definition;
  }

  /** Opens a section's form with its fields. A form that is open with the same fields keeps what was filled in. */
  open(section: DisplayedSection, definition: FormDefinition): void {
    if (this.models.get(section.id)?.definition === definition) return;
    const { data: builders } = this.builders;
    if (!builders) return; // whatever made the definition has loaded them
    const model = new builders.FormModel(definition, this.surroundings, this.heldValues[section.id]);
    this.models.set(section.id, { model, definition, sources: sourcesOf(section.form) });
  }

  /** Closes the form of a section that shows another one now, such as a guest's after a log-in, until that one is loaded. */
  closeOther(section: DisplayedSection): void {
    const open = this.models.get(section.id);
    if (open && open.sources !== sourcesOf(section.form)) this.drop(section.id);
  }

  /** Discards the form of a section and everything that was filled in there. */
  drop(sectionId: string): void {
    this.models.delete(sectionId);
    const { [sectionId]: _, ...rest } = this.heldValues;
    this.heldValues = rest;
  }

  /** Forgets the server's fields, so that they are loaded again with the answers that the server holds then. */
  refetchDataFields(): void {
    this.dataFields.forEach((request) => request.clear());
  }

  /** Forgets the server's fields of other customers than the present one. */
  forgetOthers(): void {
    const own = this.dataFieldsKey('');
    this.dataFields.forEach((request, key) => {
      if (!key.startsWith(own)) request.clear();
    });
  }

  clear(): void {
    this.models.clear();
    this.heldValues = {};
    this.refetchDataFields();
  }

  private async fetchBuilders(): Promise<void> {
    if (this.builders.status === 'loading' || this.builders.status === 'success') return;
    await this.builders.run(async () => {
      try {
        return { ok: true, data: await import('../fields/builders') };
      } catch {
        return { ok: false, error: requestError(0, undefined) };
      }
    });
  }

  private async fetchStatic(name: string): Promise<void> {
    const request = this.staticRequest(name);
    if (request.status === 'loading' || request.status === 'success') return;
    await request.run(async () => {
      try {
        const { loadWrittenForm } = await loadWrittenForms();
        return { ok: true, data: await loadWrittenForm(name) };
      } catch {
        this.surroundings.report(`The form "${name}" could not be loaded.`);
        return { ok: false, error: requestError(0, undefined) };
      }
    });
  }

  private async fetchDataFields(type: string): Promise<void> {
    const request = this.dataFieldsRequest(type);
    if (request.status === 'loading' || request.status === 'success') return;
    await request.run(async () => {
      if (!isOnboardingType(type)) return { ok: false, error: requestError(404, undefined) };
      const outcome = await this.api.dataFields(type);
      return outcome.ok ? { ok: true, data: { sections: outcome.data, checksum: outcome.checksum ?? '' } } : outcome;
    });
  }

  private staticRequest(name: string): ApiRequest<WrittenForm> {
    return ensure(this.statics, name);
  }

  private dataFieldsRequest(type: string): ApiRequest<DataFields> {
    return ensure(this.dataFields, this.dataFieldsKey(type));
  }

  private dataFieldsKey(type: string): string {
    return `${this.customer()}/${type}`;
  }
}

function partOf({ onlyNeeded, onlyLeft }: AskedForm): FormPart {
  if (onlyLeft) return 'left';
  return onlyNeeded === true ? 'needed' : 'all';
}

function sourcesOf(form: Form | undefined): string {
  return JSON.stringify([form?.dataFields, form?.questions, form?.schema]);
}

function ensure<T>(map: Map<string, ApiRequest<T>>, key: string): ApiRequest<T> {
  const request = map.get(key) ?? new ApiRequest<T>();
  map.set(key, request);
  return request;
}
