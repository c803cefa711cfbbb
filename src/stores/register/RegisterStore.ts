import { makeAutoObservable } from 'mobx';
import type { Journey, Vocabulary } from '../../../schemas/generated/journey';
import type { FormModel } from '../../fields/FormModel';
import type { DisplayedSection } from '../../journey/sections';
import type { JourneyEffect } from '../../journey/step';
import type { FactsStore } from '../FactsStore';
import type { FormsStore } from '../FormsStore';
import { registerWith } from '../joining/registration';
import { JourneyStore } from '../JourneyStore';
import type { Navigator } from '../Navigator';
import { RepeatableWrite } from '../RepeatableWrite';
import type { SessionStore } from '../SessionStore';

export type RegisterParts = {
  readonly vocabulary: Vocabulary;
  readonly source: string;
  readonly clientId: () => string;
  readonly facts: FactsStore;
  readonly session: SessionStore;
  /** Of its own: another journey's forms may go by the same names. */
  readonly forms: FormsStore;
  readonly navigator: Navigator;
};

/** Getting an account without buying anything: carries out what its journey asks for. */
export class RegisterStore {
  readonly journey: JourneyStore;
  private redirect: string | undefined;
  private readonly write = new RepeatableWrite();

  constructor(
    private readonly parts: RegisterParts,
    journey: Journey,
  ) {
    const { vocabulary, facts } = parts;
    this.journey = new JourneyStore(
      journey,
      vocabulary,
      () => facts.facts,
      (effect) => this.carryOut(effect),
    );
    makeAutoObservable<this, 'parts' | 'redirect' | 'write'>(this, {
      journey: false,
      parts: false,
      redirect: false,
      write: false,
    });
  }

  /** Sections whose form should be there. */
  get wantedForms(): readonly DisplayedSection[] {
    const { open } = this.journey;
    return open?.form ? [open] : [];
  }

  get form(): FormModel | undefined {
    const { open } = this.journey;
    return open && this.parts.forms.model(open.id);
  }

  /** Whether the form could not be had; `fetch` asks for it again. */
  get failed(): boolean {
    return this.parts.forms.failed(this.journey.open?.form);
  }

  fetch(): void {
    for (const { form } of this.wantedForms) if (form) this.parts.forms.fetch(form);
  }

  /** Comes to the page; `redirect` is where the customer goes after, if not where the journey leads. */
  begin(redirect: string | undefined): void {
    this.redirect = redirect;
    const { status } = this.journey.state;
    if (status === 'starting' || status === 'submitted') this.journey.dispatch({ kind: 'restart' });
  }

  /** Presses the open section's button. */
  proceed(): void {
    if (this.journey.busy) return;
    if (this.form?.attempt() === true) this.journey.dispatch({ kind: 'continue' });
  }

  private carryOut(effect: JourneyEffect): void {
    switch (effect.kind) {
      case 'call':
        void this.register(effect.section);
        break;
      case 'submit':
        this.journey.dispatch({ kind: 'called', result: 'ok' }); // the account was made by the section's own call
        break;
      case 'leave':
        this.parts.navigator.go(this.redirect ?? effect.to, { replace: true });
    }
  }

  private async register(section: string): Promise<void> {
    const { forms, session, clientId, source } = this.parts;
    const form = forms.model(section);
    const checksum = forms.checksum('customer_account_online');
    const ok =
      form !== undefined && (await registerWith(form, session, this.write, { clientId: clientId(), source, checksum }));
    if (ok) forms.clear();
    this.journey.dispatch({ kind: 'called', result: ok ? 'ok' : 'failed' });
  }
}
