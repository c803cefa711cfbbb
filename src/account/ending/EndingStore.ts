import { makeAutoObservable, runInAction } from 'mobx';
import endMembership from 'call:endMembership';
import type { Journey, Vocabulary } from '../../../schemas/generated/journey';
import { ukDateText } from '../../ground/core/dates';
import type { DisplayedSection } from '../../ground/journey/language/sections';
import type { JourneyEffect } from '../../ground/journey/language/step';
import { seenRefund, type accountApi, type MembershipEnding } from '../../kit/api/account';
import { Resource } from '../../kit/api/Resource';
import { refusalText } from '../../kit/api/refusalText';
import type { FormModel } from '../../kit/fields/FormModel';
import { formBody } from '../../kit/fields/formBody';
import type { SiteNavigator } from '../../kit/site/SiteNavigator';
import type { ToastStore } from '../../kit/site/ToastStore';
import type { FactSource } from '../../kit/walk/FactSource';
import type { FormsStore } from '../../kit/walk/FormsStore';
import { JourneyStore } from '../../kit/walk/JourneyStore';
import type { SessionStore } from '../../sign-in/SessionStore';

export type EndingParts = {
  readonly membershipId: string;
  readonly vocabulary: Vocabulary;
  readonly facts: FactSource;
  readonly api: Pick<ReturnType<typeof accountApi>, 'ending' | 'endMembership'>;
  /** Forms of this journey only, since another journey may have sections of the same ids. */
  readonly forms: FormsStore;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly navigator: SiteNavigator;
};

/** Cancels a membership, by carrying out the effects of its journey. */
export class EndingStore {
  readonly journey: JourneyStore;
  /** The server's terms on which the membership ends if it is cancelled now. */
  readonly ending: Resource<MembershipEnding>;
  /** The reason why the membership was not cancelled; cleared by the next try. */
  refusal: string | undefined;

  constructor(
    private readonly parts: EndingParts,
    journey: Journey,
  ) {
    const { vocabulary, facts, api, membershipId } = parts;
    this.ending = new Resource(() => api.ending(membershipId));
    this.journey = new JourneyStore(
      journey,
      vocabulary,
      () => facts.facts,
      (effect) => this.carryOut(effect),
    );
    makeAutoObservable<this, 'parts'>(this, { journey: false, ending: false, parts: false });
  }

  /** The sections whose forms have to be loaded. */
  get wantedForms(): readonly DisplayedSection[] {
    const { open } = this.journey;
    return open?.form ? [open] : [];
  }

  get form(): FormModel | undefined {
    const { open } = this.journey;
    return open && this.parts.forms.model(open.id);
  }

  /** True when loading the form failed. Call fetch() to retry. */
  get failed(): boolean {
    return this.parts.forms.failed(this.journey.open?.form);
  }

  fetch(): void {
    for (const { form } of this.wantedForms) if (form) this.parts.forms.fetch(form);
  }

  /** Starts the journey, and loads the terms. */
  begin(): void {
    const { status } = this.journey.state;
    if (status === 'starting' || status === 'submitted') this.journey.dispatch({ kind: 'restart' });
    void this.ending.load();
  }

  /** Leaves the open section, with its form if it has one. */
  proceed(): void {
    if (this.journey.busy || !this.ending.request.data) return;
    const filled = this.wantedForms.length === 0 || this.form?.attempt() === true;
    if (filled) this.journey.dispatch({ kind: 'continue' });
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

  /** Cancels the membership on the terms that the customer has seen. */
  private async submit(): Promise<void> {
    const { api, membershipId, session, toasts, forms } = this.parts;
    const ending = this.ending.request.data;
    this.refusal = undefined;
    const { lastDay = '', refund = null } = ending ?? {};
    const { leavingReason = null } = this.form ? formBody(this.form, endMembership) : {};
    const outcome = await api.endMembership(membershipId, { lastDay, ...seenRefund(refund), leavingReason });
    if (!outcome.ok) {
      runInAction(() => (this.refusal = refusalText(outcome.error)));
      await this.ending.load(); // other terms may hold by now
      return this.journey.dispatch({ kind: 'called', result: 'failed' });
    }
    await session.reload(); // a refund may be credit
    forms.clear();
    toasts.show('success', ending ? doneText(ending) : 'Your membership is cancelled.');
    this.journey.dispatch({ kind: 'called', result: 'ok' });
  }
}

function doneText({ name, kind, lastDay, refund }: MembershipEnding): string {
  if (kind === 'notice') return `${name} is cancelled. It ends on ${ukDateText(lastDay)}.`;
  if (!refund) return `${name} has ended.`;
  const { total, card } = refund;
  if (!card) return `${name} has ended. ${total.formatted} is on your account as credit.`;
  return `${name} has ended. Your payments show how far your refund of ${total.formatted} has come.`;
}
