import { compareStructural, makeAutoObservable, observable } from 'mobx';
import type { BasketAnswer, BasketItem } from '../kit/api/basket';
import { requestError } from '../kit/api/RequestError';
import { answersPrefix } from '../kit/fields/definition';
import type { FieldModel } from '../kit/fields/FieldModel';
import type { FormModel, FormSurroundings } from '../kit/fields/FormModel';
import { ApiRequest } from '../kit/api/ApiRequest';
import type { BasketStore } from './BasketStore';
import { lacksAttendee } from './inBasket';
import { questionSets, savedAnswer, type SharedQuestion, type QuestionSet } from './questionSets';
import { hasRequiredAnswers } from './requiredAnswers';

type Builders = typeof import('../kit/fields/builders');
type SetForm = {
  readonly model: FormModel;
  readonly questions: readonly Pick<SharedQuestion, 'reference' | 'question'>[];
};

/**
 * The reason why a basket cannot be checked out: a payment in progress, a place without an attendee, an unanswered
 * question, or a place that the server refuses.
 */
export type CheckoutBlocker = 'payment' | 'attendee' | 'answers' | 'refusal';

/**
 * The forms with the basket's questions: one for each attendee, and one for the order. An answer goes to every item that
 * asks for it. Typed answers stay in the form when saving them fails.
 */
export class BasketAnswers {
  private readonly forms = observable.map<string, SetForm>({}, { deep: false });
  private readonly builders = new ApiRequest<Builders>();

  constructor(
    private readonly basket: BasketStore,
    private readonly surroundings: FormSurroundings,
    private readonly reportFault: (fault: string) => void,
  ) {
    makeAutoObservable<this, 'basket' | 'surroundings' | 'reportFault' | 'forms' | 'builders'>(this, {
      basket: false,
      surroundings: false,
      reportFault: false,
      forms: false,
      builders: false,
    });
  }

  get failed(): boolean {
    return this.builders.status === 'error';
  }

  get sets(): readonly QuestionSet[] {
    return questionSets(this.basket.items);
  }

  /** True if every required question has an answer, saved or not. */
  get isComplete(): boolean {
    return hasRequiredAnswers(this.basket.items.map((item) => ({ ...item, answers: this.answersOf(item) })));
  }

  /** The first reason why the basket cannot be checked out; `undefined` when it can. */
  get blocker(): CheckoutBlocker | undefined {
    const { paymentProcessing, items } = this.basket;
    if (paymentProcessing) return 'payment';
    if (items.some(lacksAttendee)) return 'attendee';
    if (!this.isComplete) return 'answers';
    return items.some(({ refusal }) => refusal !== null) ? 'refusal' : undefined;
  }

  /** Returns the form of a set of questions, or `undefined` until it is built. */
  model(setId: string): FormModel | undefined {
    return this.forms.get(setId)?.model;
  }

  /** Returns true once what was typed into a form is saved; false while a field is filled in wrongly. */
  isSaved(setId: string): boolean {
    const set = this.sets.find(({ id }) => id === setId);
    const touched = [...(this.model(setId)?.fields.values() ?? [])].filter((field) => field.isTouched);
    if (!set || touched.length === 0 || touched.some(({ problem }) => problem !== undefined)) return false;
    return set.questions.every(({ question, items }) =>
      items.every((item) => this.changedAnswers(item).every(({ questionId }) => questionId !== question.id)),
    );
  }

  /** Builds a form for each set of questions, and drops the forms of sets that are no longer asked. */
  async updateForms(): Promise<void> {
    const { sets } = this;
    for (const id of this.forms.keys()) if (!sets.some((set) => set.id === id)) this.forms.delete(id);
    if (sets.length === 0) return;
    if (this.builders.status === 'idle' || this.failed) await this.builders.run(loadBuilders);
    const { data } = this.builders;
    if (data) for (const set of this.sets) this.updateForm(data, set);
  }

  /** Saves the answers of a form. Resolves to true once the server has them at every item. */
  save(setId: string): Promise<boolean> {
    return this.saveItems(this.sets.filter(({ id }) => id === setId).flatMap(itemsOf));
  }

  async saveAll(): Promise<boolean> {
    await this.basket.whenSettled(); // a pending write may already contain some of the answers
    return this.saveItems(this.basket.items);
  }

  /** Marks every incomplete field, and moves the focus to the first form with an incomplete field. */
  revealMissing(): void {
    const models = this.sets.flatMap(({ id }) => this.model(id) ?? []);
    const first = models.find(({ valid }) => !valid);
    for (const model of models) {
      if (model === first) model.attempt();
      else model.reveal();
    }
  }

  private async saveItems(items: readonly BasketItem[]): Promise<boolean> {
    const saved = await Promise.all(
      items.map(async (item) => {
        const answers = [...this.changedAnswers(item)];
        return answers.length === 0 || (await this.basket.update(item.id, { answers }));
      }),
    );
    return saved.every(Boolean);
  }

  private changedAnswers(item: BasketItem): readonly BasketAnswer[] {
    return this.answersOf(item).filter(
      ({ questionId, answer }) => !compareStructural(answer, savedAnswer(item, questionId)),
    );
  }

  /**
   * Returns an item's answers: as typed, else as saved, which a form may be unable to show; else as saved at another item
   * that asks the same. A field that was emptied or is invalid and an unticked box have the answer null.
   */
  private answersOf(item: BasketItem): readonly BasketAnswer[] {
    return item.additionalQuestions.map(({ id: questionId }) => {
      const saved = savedAnswer(item, questionId);
      for (const set of this.sets) {
        const asked = set.questions.find(({ question, items }) => question.id === questionId && items.includes(item));
        if (!asked) continue;
        const field = this.model(set.id)?.field(pathOf(asked));
        return { questionId, answer: field?.isTouched === true ? typedAnswer(field) : (saved ?? firstSaved(asked)) };
      }
      return { questionId, answer: saved };
    });
  }

  /** Builds the form of a set, unless it asks the same as before. What was typed into the form before stays. */
  private updateForm(builders: Builders, set: QuestionSet): void {
    const before = this.forms.get(set.id);
    const questions = set.questions.map(({ reference, question }) => ({ reference, question }));
    if (before && compareStructural(before.questions, questions)) return;
    const asked = set.questions.map((each) => ({
      ...each.question,
      reference: each.reference,
      default: firstSaved(each) ?? undefined,
    }));
    const definition = builders.questionsForm([{ id: 'set', questions: asked }]);
    definition.faults.forEach(this.reportFault);
    const model = new builders.FormModel(definition, this.surroundings);
    for (const asked of before?.questions ?? []) {
      const typed = before?.model.field(pathOf(asked));
      const again = questions.find(({ question }) => compareStructural(question, asked.question));
      if (typed?.isTouched && again) model.field(pathOf(again))?.set(typed.raw);
    }
    if (before?.model.attempted) model.reveal();
    this.forms.set(set.id, { model, questions });
  }
}

function itemsOf({ questions }: QuestionSet): readonly BasketItem[] {
  return [...new Set(questions.flatMap(({ items }) => items))];
}

const pathOf = ({ reference }: Pick<SharedQuestion, 'reference'>): string => `${answersPrefix}${reference}`;

function firstSaved({ question, items }: SharedQuestion): BasketAnswer['answer'] {
  const answers = items.map((item) => savedAnswer(item, question.id));
  return answers.find((answer) => answer !== null) ?? null;
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
