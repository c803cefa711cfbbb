import { makeAutoObservable, runInAction } from 'mobx';
import type { Journey, Vocabulary } from '../../../schemas/generated/journey';
import type { JourneyEffect } from '../../ground/journey/language/step';
import type { RequestOutcome } from '../../kit/api/ApiRequest';
import { Resource } from '../../kit/api/Resource';
import { refusalText } from '../../kit/api/refusalText';
import type { FormModel } from '../../kit/fields/FormModel';
import type { SiteNavigator } from '../../kit/site/SiteNavigator';
import type { FactSource } from '../../kit/walk/FactSource';
import type { FormsStore } from '../../kit/walk/FormsStore';
import { JourneyStore } from '../../kit/walk/JourneyStore';
import { OpenForm } from '../../kit/walk/OpenForm';

export type MembershipWalkParts = {
  readonly vocabulary: Vocabulary;
  readonly facts: FactSource;
  /** Forms of this journey only, since another journey may have sections of the same ids. */
  readonly forms: FormsStore;
  readonly navigator: SiteNavigator;
};

/** A change of a membership that a journey leads to. `Terms` is what the server says before that it comes to. */
export type MembershipTask<Terms> = {
  readonly load: () => Promise<RequestOutcome<Terms>>;
  /** Asks the server for the change, on the terms that the customer has seen. */
  readonly send: (terms: Terms, form: FormModel | undefined) => Promise<RequestOutcome<unknown>>;
  /** Tells the customer what was done. */
  readonly done: (terms: Terms, form: FormModel | undefined) => Promise<void> | void;
};

/** Changes a membership of the customer's, by carrying out the effects of its journey. */
export class MembershipWalk<Terms> {
  readonly journey: JourneyStore;
  readonly openForm: OpenForm;
  /** The terms on which the change is made if it is made now. */
  readonly terms: Resource<Terms>;
  /** The reason why the change was not made; cleared by the next try. */
  refusal: string | undefined;

  constructor(
    private readonly parts: MembershipWalkParts,
    journey: Journey,
    private readonly task: MembershipTask<Terms>,
  ) {
    this.terms = new Resource(task.load);
    this.journey = new JourneyStore(
      journey,
      parts.vocabulary,
      () => parts.facts.facts,
      (effect) => this.carryOut(effect),
    );
    this.openForm = new OpenForm(this.journey, parts.forms);
    makeAutoObservable<this, 'parts' | 'task'>(this, {
      journey: false,
      openForm: false,
      terms: false,
      parts: false,
      task: false,
    });
  }

  /** The form with which the change is asked for, also while a section after it is open. */
  get form(): FormModel | undefined {
    const { forms } = this.parts;
    return this.journey.sections.map(({ id }) => forms.model(id)).find((model) => model !== undefined);
  }

  /** Starts the journey, and loads the terms. */
  begin(): void {
    const { status } = this.journey.state;
    if (status === 'starting' || status === 'submitted') this.journey.dispatch({ kind: 'restart' });
    void this.terms.load();
  }

  /** Leaves the open section, with its form if it has one. */
  proceed(): void {
    if (this.terms.request.data) this.openForm.proceed();
  }

  private carryOut(effect: JourneyEffect): void {
    switch (effect.kind) {
      case 'call':
        throw new Error(`The section "${effect.section}" makes a call, which this screen has none of.`);
      case 'submit':
        void this.submit();
        break;
      case 'leave':
        this.parts.navigator.go(effect.to, { replace: true });
    }
  }

  private async submit(): Promise<void> {
    const { task, form } = this;
    const terms = this.terms.request.data;
    if (!terms) return this.journey.dispatch({ kind: 'called', result: 'failed' });
    this.refusal = undefined;
    const outcome = await task.send(terms, form);
    if (!outcome.ok) {
      runInAction(() => (this.refusal = refusalText(outcome.error)));
      await this.terms.load(); // other terms may hold by now
      return this.journey.dispatch({ kind: 'called', result: 'failed' });
    }
    await task.done(terms, form);
    this.parts.forms.clear();
    this.journey.dispatch({ kind: 'called', result: 'ok' });
  }
}
