import { makeAutoObservable, observable } from 'mobx';
import type { Form, StaticForm } from '../../schemas/generated/journey';
import type { ApiClient } from '../api/ApiClient';
import { authApi, type OnboardingType } from '../api/auth';
import { requestError } from '../api/RequestError';
import { joinForms, type FormDefinition, type RawValue } from '../fields/definition';
import { FormModel, type FormSurroundings } from '../fields/FormModel';
import type { FieldValidators } from '../fields/staticForm';
import type { DisplayedSection } from '../journey/sections';
import type { QuestionsStore } from './QuestionsStore';
import { Request } from './Request';

type Static = { readonly form: StaticForm; readonly validators: FieldValidators };
type DataFields = { readonly sections: readonly unknown[]; readonly checksum: string };
type Builders = typeof import('../fields/builders');
type Held = Readonly<Record<string, Readonly<Record<string, RawValue>>>>;

const formFiles = import.meta.glob<StaticForm>('../../schemas/forms/*.json', { import: 'default' });
const validatorFiles = import.meta.glob<FieldValidators>('../../schemas/forms/*.json', {
  query: '?fields',
  import: 'default',
});

/** The forms of a journey's sections while they are filled in, each from wherever its fields come. */
export class FormsStore {
  private readonly models = observable.map<string, { readonly model: FormModel; readonly definition: FormDefinition }>(
    {},
    { deep: false },
  );
  private readonly builders = new Request<Builders>();
  private readonly statics = new Map<string, Request<Static>>();
  private readonly dataFields = new Map<string, Request<DataFields>>();
  private readonly definitions = new Map<
    string,
    { readonly parts: readonly unknown[]; readonly definition: FormDefinition }
  >();
  private held: Held = {};
  private readonly api: ReturnType<typeof authApi>;

  constructor(
    client: ApiClient,
    private readonly questions: QuestionsStore,
    readonly surroundings: FormSurroundings,
    private readonly report: (fault: string) => void,
  ) {
    this.api = authApi(client);
    makeAutoObservable<
      this,
      'models' | 'builders' | 'statics' | 'dataFields' | 'definitions' | 'held' | 'api' | 'questions' | 'report'
    >(this, {
      models: false,
      builders: false,
      statics: false,
      dataFields: false,
      definitions: false,
      held: false,
      api: false,
      questions: false,
      surroundings: false,
      report: false,
      definitionOf: false,
      failed: false,
    });
  }

  /** Values that forms opened from now on start with. */
  hold(held: Held): void {
    this.held = held;
  }

  /** The form of a section once its fields are here. */
  model(sectionId: string): FormModel | undefined {
    return this.models.get(sectionId)?.model;
  }

  /** The first shown field of this path in any section. */
  value(path: string): unknown {
    for (const { model } of this.models.values()) {
      const field = model.field(path);
      if (field?.shown) return field.value;
    }
    return undefined;
  }

  /** The same as a text; empty where there is none. */
  text(path: string): string {
    const value = this.value(path);
    return typeof value === 'string' ? value : '';
  }

  /** Values of facts that fields set. */
  get facts(): Readonly<Record<string, string>> {
    const facts: Record<string, string> = {};
    for (const { model } of this.models.values()) {
      for (const field of model.fields.values()) {
        const { sets } = field.definition;
        const value = sets?.values[String(field.raw)];
        if (sets && value !== undefined) facts[sets.fact] = value;
      }
    }
    return facts;
  }

  /** Asks for what a section's form is made of, unless it is here or under way. */
  fetch(form: Form): void {
    void this.fetchBuilders();
    if (form.schema !== undefined) void this.fetchStatic(form.schema);
    if (form.dataFields !== undefined) void this.fetchDataFields(form.dataFields);
  }

  /** Whether a form can't be had; `fetch` tries again. */
  failed(form: Form | undefined): boolean {
    const parts = [
      this.builders,
      form?.schema === undefined ? undefined : this.staticRequest(form.schema),
      form?.dataFields === undefined ? undefined : this.dataFieldsRequest(form.dataFields),
      form?.questions === undefined ? undefined : this.questions.request,
    ];
    return parts.some((part) => part?.status === 'error');
  }

  checksum(onboardingType: OnboardingType): string {
    return this.dataFieldsRequest(onboardingType).data?.checksum ?? '';
  }

  /** The fields of a form, the same object while nothing about them changes; `undefined` until they are all here. */
  definitionOf(form: Form): FormDefinition | undefined {
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
    const definition = joinForms([
      ...(dataFields ? [builders.dataFieldsForm(dataFields.sections)] : []),
      ...(questions ? [builders.questionsForm(questions)] : []),
      ...(fixed ? [builders.staticForm(fixed.form, fixed.validators, form.ui)] : []),
    ]);
    this.definitions.set(key, { parts, definition });
    definition.faults.forEach(this.report);
    return definition;
  }

  /** Opens a section's form with its fields; one that is open with the same fields stays as it is filled in. */
  open(section: DisplayedSection, definition: FormDefinition): void {
    if (this.models.get(section.id)?.definition === definition) return;
    const model = new FormModel(definition, this.surroundings, this.held[section.id]);
    this.models.set(section.id, { model, definition });
  }

  /** Throws away what was filled in there. */
  drop(sectionId: string): void {
    this.models.delete(sectionId);
    const { [sectionId]: _, ...rest } = this.held;
    this.held = rest;
  }

  /** Asks for the server's fields anew, as after a change of who is signed in. */
  refetchDataFields(): void {
    this.dataFields.forEach((request) => request.clear());
  }

  clear(): void {
    this.models.clear();
    this.held = {};
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
      const path = `../../schemas/forms/${name}.json`;
      try {
        const [form, validators] = await Promise.all([formFiles[path]?.(), validatorFiles[path]?.()]);
        if (form && validators) return { ok: true, data: { form, validators } };
      } catch {
        this.report(`The form "${name}" could not be loaded.`);
      }
      return { ok: false, error: requestError(0, undefined) };
    });
  }

  private async fetchDataFields(type: string): Promise<void> {
    const request = this.dataFieldsRequest(type);
    if (request.status === 'loading' || request.status === 'success') return;
    await request.run(async () => {
      const outcome = await this.api.dataFields(type as OnboardingType); // held against the vocabulary when the journey was read
      return outcome.ok ? { ok: true, data: { sections: outcome.data, checksum: outcome.checksum ?? '' } } : outcome;
    });
  }

  private staticRequest(name: string): Request<Static> {
    return ensure(this.statics, name);
  }

  private dataFieldsRequest(type: string): Request<DataFields> {
    return ensure(this.dataFields, type);
  }
}

function ensure<T>(map: Map<string, Request<T>>, key: string): Request<T> {
  const request = map.get(key) ?? new Request<T>();
  map.set(key, request);
  return request;
}
