import { compareStructural, makeAutoObservable, observable } from 'mobx';
import type { BasketAnswer, BasketItem } from '../kit/api/basket';
import { requestError } from '../kit/api/RequestError';
import { answersPrefix, type RawValue } from '../kit/fields/definition';
import type { FieldModel } from '../kit/fields/FieldModel';
import type { FormModel, FormSurroundings } from '../kit/fields/FormModel';
import { isEmpty } from '../kit/fields/parse';
import { ApiRequest } from '../kit/api/ApiRequest';
import type { BasketStore } from './BasketStore';
import { hasRequiredAnswers } from './requiredAnswers';

/** The value copied from an earlier item, and the attendee it describes. */
type CopiedAnswer = { readonly raw: RawValue; readonly personId: string | null };
type Builders = typeof import('../kit/fields/builders');

/**
 * The reason why a basket cannot be checked out: a payment in progress, a place without an attendee, an unanswered
 * question, or a place that the server refuses.
 */
export type CheckoutBlocker = 'payment' | 'attendee' | 'answers' | 'refusal';

/** The forms with the questions of the basket's items. Typed answers stay in the form when saving them fails. */
export class BasketAnswers {
  private readonly models = observable.map<string, FormModel>({}, { deep: false });
  private readonly builders = new ApiRequest<Builders>();
  /** The fields that were filled in from an earlier item. */
  private readonly copies = new WeakMap<FieldModel, CopiedAnswer>();

  constructor(
    private readonly basket: BasketStore,
    private readonly surroundings: FormSurroundings,
    private readonly reportFault: (fault: string) => void,
  ) {
    makeAutoObservable<this, 'basket' | 'surroundings' | 'reportFault' | 'models' | 'builders' | 'copies'>(this, {
      basket: false,
      surroundings: false,
      reportFault: false,
      models: false,
      builders: false,
      copies: false,
    });
  }

  get failed(): boolean {
    return this.builders.status === 'error';
  }

  /** True if every required question has an answer, saved or not. */
  get isComplete(): boolean {
    return hasRequiredAnswers(
      this.basket.items.map((item) => ({ ...item, answers: this.typedAnswers(item) ?? item.answers })),
    );
  }

  /** The first reason why the basket cannot be checked out; `undefined` when it can. */
  get blocker(): CheckoutBlocker | undefined {
    const { paymentProcessing, items } = this.basket;
    if (paymentProcessing) return 'payment';
    if (items.some(({ purchasedForUserId }) => purchasedForUserId === null)) return 'attendee';
    if (!this.isComplete) return 'answers';
    return items.some(({ refusal }) => refusal !== null) ? 'refusal' : undefined;
  }

  /** Returns the form with an item's questions, or `undefined` until it is built. */
  model(itemId: string): FormModel | undefined {
    return this.models.get(itemId);
  }

  /** Builds a form for each item with questions, and drops the forms of removed items. */
  async updateForms(items: readonly BasketItem[]): Promise<void> {
    const asking = items.filter(({ additionalQuestions }) => additionalQuestions.length > 0);
    for (const id of this.models.keys()) if (!items.some((item) => item.id === id)) this.models.delete(id);
    if (asking.length === 0) return;
    if (this.builders.status === 'idle' || this.failed) await this.builders.run(loadBuilders);
    const { data } = this.builders;
    if (data) this.addForms(data, asking);
    this.copyEarlierAnswers();
  }

  /** Returns the earlier item whose answers were copied to this item; `undefined` when nothing was copied. */
  sourceOfCopies(item: BasketItem): BasketItem | undefined {
    const fields = [...(this.models.get(item.id)?.fields.values() ?? [])];
    return fields.some((field) => this.isCopy(field) && !isEmpty(field.value)) ? this.sourceItemOf(item) : undefined;
  }

  /** Copies answers to later items that ask the same about the same attendee, unless the customer has answered them. */
  copyEarlierAnswers(): void {
    for (const item of this.basket.items) {
      const earlier = this.sourceItemOf(item);
      const source = earlier && this.models.get(earlier.id);
      for (const field of this.models.get(item.id)?.fields.values() ?? []) {
        const isUntouched = field.edits === 0 && isEmpty(field.value);
        if (!isUntouched && !this.isCopy(field)) continue;
        if (source || this.copies.get(field)?.personId !== item.purchasedForUserId)
          this.copy(source?.field(field.path), field, item.purchasedForUserId);
      }
    }
  }

  /** Saves an item's changed answers. Resolves to true once the server has them. */
  async save(item: BasketItem): Promise<boolean> {
    const changed = this.typedAnswers(item)?.filter(({ questionId, answer }) => {
      const saved = item.answers.find((each) => each.questionId === questionId);
      return JSON.stringify(answer) !== JSON.stringify(saved?.answer ?? null);
    });
    if (changed === undefined || changed.length === 0) return true;
    return this.basket.update(item.id, { answers: changed });
  }

  async saveAll(): Promise<boolean> {
    await this.basket.whenSettled(); // a pending write may already contain some of the answers
    const saved = await Promise.all(this.basket.items.map((item) => this.save(item)));
    return saved.every(Boolean);
  }

  /** Marks every incomplete field, and moves the focus to the first item with an incomplete field. */
  revealMissing(): void {
    const models = this.basket.items.flatMap(({ id }) => this.models.get(id) ?? []);
    const first = models.find(({ valid }) => !valid);
    for (const model of models) {
      if (model === first) model.attempt();
      else model.reveal();
    }
  }

  private sourceItemOf(item: BasketItem): BasketItem | undefined {
    const { items } = this.basket;
    const earlier = items.slice(0, Math.max(items.indexOf(item), 0));
    return earlier.find((each) => hasSameQuestions(each, item));
  }

  private isCopy(field: FieldModel): boolean {
    const copy = this.copies.get(field);
    return copy !== undefined && copy.raw === field.raw;
  }

  private copy(source: FieldModel | undefined, field: FieldModel, personId: string | null): void {
    const raw = source?.raw ?? field.initial;
    if (raw === field.raw) return;
    this.copies.set(field, { raw, personId });
    field.set(raw);
  }

  private addForms(builders: Builders, items: readonly BasketItem[]): void {
    for (const { id, additionalQuestions, answers } of items) {
      if (this.models.has(id)) continue;
      const questions = additionalQuestions.map((question) => ({
        ...question,
        reference: String(question.id),
        default: answers.find(({ questionId }) => questionId === question.id)?.answer,
      }));
      const definition = builders.questionsForm([{ id: 'item', questions }]);
      definition.faults.forEach(this.reportFault);
      this.models.set(id, new builders.FormModel(definition, this.surroundings));
    }
  }

  /**
   * Returns an item's answers: as typed, else as saved, which a form may be unable to show. A field that was emptied or is
   * invalid and an unticked box have the answer null.
   */
  private typedAnswers({ id, additionalQuestions, answers }: BasketItem): readonly BasketAnswer[] | undefined {
    const model = this.models.get(id);
    return (
      model &&
      additionalQuestions.map(({ id: questionId }) => {
        const field = model.field(`${answersPrefix}${questionId}`);
        const saved = answers.find((each) => each.questionId === questionId)?.answer ?? null;
        return { questionId, answer: field?.isTouched === true ? typedAnswer(field) : saved };
      })
    );
  }
}

/** Returns true if both items ask the same about the same attendee. An item without an attendee matches none. */
function hasSameQuestions(a: BasketItem, b: BasketItem): boolean {
  return (
    a.offerId === b.offerId &&
    a.purchasedForUserId !== null &&
    a.purchasedForUserId === b.purchasedForUserId &&
    compareStructural(a.additionalQuestions, b.additionalQuestions)
  );
}

function typedAnswer({ sentValue: value, problem }: FieldModel): BasketAnswer['answer'] {
  if (value === undefined || problem !== undefined) return null;
  if (typeof value === 'object') return value.map(String);
  return value === false ? null : value;
}

async function loadBuilders(): ReturnType<Parameters<ApiRequest<Builders>['run']>[0]> {
  try {
    return { ok: true, data: await import('../kit/fields/builders') };
  } catch {
    return { ok: false, error: requestError(0, undefined) };
  }
}
