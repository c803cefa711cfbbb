import type { Journey, Vocabulary } from '../../schemas/generated/journey';
import type { JourneyEffect } from '../ground/journey/language/step';
import type { FactSource } from '../kit/walk/FactSource';
import type { FormsStore } from '../kit/walk/FormsStore';
import { registerCustomer } from './registration';
import { JourneyStore } from '../kit/walk/JourneyStore';
import { OpenForm } from '../kit/walk/OpenForm';
import type { SiteNavigator } from '../kit/site/SiteNavigator';
import { RepeatableWrite } from '../kit/api/RepeatableWrite';
import type { SessionStore } from './SessionStore';

export type RegisterParts = {
  readonly vocabulary: Vocabulary;
  readonly source: string;
  readonly clientId: () => string;
  readonly facts: FactSource;
  readonly session: SessionStore;
  /** Forms of this journey only, since another journey may have sections of the same ids. */
  readonly forms: FormsStore;
  readonly navigator: SiteNavigator;
};

/** Registers a customer outside a purchase, by carrying out the effects of the registration journey. */
export class RegisterStore {
  readonly journey: JourneyStore;
  readonly openForm: OpenForm;
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
    this.openForm = new OpenForm(this.journey, parts.forms);
  }

  /** True from the creation of the account until the journey has been walked to its end. */
  get isUnderWay(): boolean {
    const { status, edited } = this.journey.state;
    return status === 'calling' || (edited.length > 0 && status !== 'submitted');
  }

  /** Starts the journey. `redirect` is the path to go to after registering, in place of the journey's own. */
  begin(redirect: string | undefined): void {
    this.redirect = redirect;
    const { status } = this.journey.state;
    if (status === 'starting' || status === 'submitted') this.journey.dispatch({ kind: 'restart' });
  }

  private carryOut(effect: JourneyEffect): void {
    switch (effect.kind) {
      case 'call':
        void this.register(effect.section);
        break;
      case 'submit':
        this.journey.dispatch({ kind: 'called', result: 'ok' }); // the section's own call has created the account
        break;
      case 'leave':
        this.parts.navigator.go(this.redirect ?? effect.to, { replace: true });
    }
  }

  private async register(section: string): Promise<void> {
    const { forms, session, clientId, source } = this.parts;
    const form = forms.model(section);
    const checksum = forms.checksum(this.journey.open?.form);
    const ok =
      form !== undefined &&
      (await registerCustomer(form, session, this.write, { clientId: clientId(), source, checksum }));
    if (ok) forms.clear();
    this.journey.dispatch({ kind: 'called', result: ok ? 'ok' : 'failed' });
  }
}
