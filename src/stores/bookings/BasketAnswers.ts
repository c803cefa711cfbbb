import { compareStructural, makeAutoObservable, observable } from 'mobx';
import type { BasketAnswer, BasketItem } from '../../api/basket';
import { requestError } from '../../api/RequestError';
import { answersPrefix, type RawValue } from '../../fields/definition';
import type { FieldModel } from '../../fields/FieldModel';
import { FormModel, type FormSurroundings } from '../../fields/FormModel';
import { isEmpty } from '../../fields/parse';
import { Request } from '../Request';
import type { BasketStore } from './BasketStore';
import { hasRequiredAnswers } from './requiredAnswers';

/** What was filled in, and about whom it is. */
type Copy = { readonly raw: RawValue; readonly personId: string | null };
type Builders = typeof import('../../fields/builders');

/** What a basket waits for before it can be paid for: a payment of it, whom a place is for, an answer, a place that was refused. */
export type Stop = 'paying' | 'who' | 'answers' | 'refused';

/** What is being answered to the questions of the basket's items. What was typed stays, whatever becomes of its saving. */
export class BasketAnswers {
  private readonly models = observable.map<string, FormModel>({}, { deep: false });
  private readonly builders = new Request<Builders>();
  /** What was filled in from an earlier item. */
  private readonly copies = new WeakMap<FieldModel, Copy>();

  constructor(
    private readonly basket: BasketStore,
    private readonly surroundings: FormSurroundings,
    private readonly report: (fault: string) => void,
  ) {
    makeAutoObservable<this, 'basket' | 'surroundings' | 'report' | 'models' | 'builders' | 'copies'>(this, {
      basket: false,
      surroundings: false,
      report: false,
      models: false,
      builders: false,
      copies: false,
    });
  }

  get failed(): boolean {
    return this.builders.status === 'error';
  }

  /** Whether every required question has an answer, saved or not. */
  get complete(): boolean {
    return hasRequiredAnswers(
      this.basket.items.map((item) => ({ ...item, answers: this.answersOf(item) ?? item.answers })),
    );
  }

  /** The first thing that keeps the basket from being paid for. */
  get stop(): Stop | undefined {
    const { paymentProcessing, items } = this.basket;
    if (paymentProcessing) return 'paying';
    if (items.some(({ purchasedForUserId }) => purchasedForUserId === null)) return 'who';
    if (!this.complete) return 'answers';
    return items.some(({ refusal }) => refusal !== null) ? 'refused' : undefined;
  }

  /** The form of an item's questions once it can be drawn. */
  model(itemId: string): FormModel | undefined {
    return this.models.get(itemId);
  }

  /** Keeps a form for each item that asks something. */
  async follow(items: readonly BasketItem[]): Promise<void> {
    const asking = items.filter(({ additionalQuestions }) => additionalQuestions.length > 0);
    for (const id of this.models.keys()) if (!items.some((item) => item.id === id)) this.models.delete(id);
    if (asking.length === 0) return;
    if (this.builders.status === 'idle' || this.failed) await this.builders.run(loadBuilders);
    const { data } = this.builders;
    if (data) this.open(data, asking);
    this.fillIn();
  }

  /** The earlier item whose answers stand at this one too, since it asks the same about the same person. */
  filledFrom(item: BasketItem): BasketItem | undefined {
    const fields = [...(this.models.get(item.id)?.fields.values() ?? [])];
    return fields.some((field) => this.isCopy(field) && !isEmpty(field.value)) ? this.before(item) : undefined;
  }

  /** Gives each item what was answered at an earlier one, wherever the customer has not answered it there. */
  fillIn(): void {
    for (const item of this.basket.items) {
      const earlier = this.before(item);
      const source = earlier && this.models.get(earlier.id);
      for (const field of this.models.get(item.id)?.fields.values() ?? []) {
        const isUntouched = field.edits === 0 && isEmpty(field.value);
        if (!isUntouched && !this.isCopy(field)) continue;
        if (source || this.copies.get(field)?.personId !== item.purchasedForUserId)
          this.copy(source?.field(field.path), field, item.purchasedForUserId);
      }
    }
  }

  /** Saves what was changed of an item's answers. Answers whether the server has them now. */
  async save(item: BasketItem): Promise<boolean> {
    const changed = this.answersOf(item)?.filter(({ questionId, answer }) => {
      const saved = item.answers.find((each) => each.questionId === questionId);
      return JSON.stringify(answer) !== JSON.stringify(saved?.answer ?? null);
    });
    if (changed === undefined || changed.length === 0) return true;
    return this.basket.update(item.id, { answers: changed });
  }

  async saveAll(): Promise<boolean> {
    await this.basket.settled(); // some of them may be on their way
    const saved = await Promise.all(this.basket.items.map((item) => this.save(item)));
    return saved.every(Boolean);
  }

  /** Shows at every field what is missing, and leads the customer to the first item of which something is. */
  attempt(): void {
    const models = this.basket.items.flatMap(({ id }) => this.models.get(id) ?? []);
    const first = models.find(({ valid }) => !valid);
    for (const model of models) {
      if (model === first) model.attempt();
      else model.reveal();
    }
  }

  private before(item: BasketItem): BasketItem | undefined {
    const { items } = this.basket;
    const earlier = items.slice(0, Math.max(items.indexOf(item), 0));
    return earlier.find((each) => asksTheSame(each, item));
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

  private open(builders: Builders, items: readonly BasketItem[]): void {
    for (const { id, additionalQuestions, answers } of items) {
      if (this.models.has(id)) continue;
      const questions = additionalQuestions.map((question) => ({
        ...question,
        reference: String(question.id),
        default: answers.find(({ questionId }) => questionId === question.id)?.answer,
      }));
      const definition = builders.questionsForm([{ id: 'item', questions }]);
      definition.faults.forEach(this.report);
      this.models.set(id, new FormModel(definition, this.surroundings));
    }
  }

  /** As they are typed; null where nothing is, or nothing that can be an answer. A box left alone is not answered. */
  private answersOf({ id, additionalQuestions }: BasketItem): readonly BasketAnswer[] | undefined {
    const model = this.models.get(id);
    return (
      model &&
      additionalQuestions.map((question) => ({ questionId: question.id, answer: answerIn(model, question.id) }))
    );
  }
}

/** Nothing is taken over while it isn't known whom a place is for. */
function asksTheSame(a: BasketItem, b: BasketItem): boolean {
  return (
    a.offerId === b.offerId &&
    a.purchasedForUserId !== null &&
    a.purchasedForUserId === b.purchasedForUserId &&
    compareStructural(a.additionalQuestions, b.additionalQuestions)
  );
}

function answerIn(model: FormModel, questionId: number): BasketAnswer['answer'] {
  const field = model.field(`${answersPrefix}${questionId}`);
  if (field?.value === undefined || field.problem !== undefined) return null;
  const { value } = field;
  if (typeof value === 'object') return value.map(String);
  return value === false ? null : value;
}

async function loadBuilders(): ReturnType<Parameters<Request<Builders>['run']>[0]> {
  try {
    return { ok: true, data: await import('../../fields/builders') };
  } catch {
    return { ok: false, error: requestError(0, undefined) };
  }
}
