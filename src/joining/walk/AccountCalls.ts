import type { CallName } from '../../kit/api/call';
import { messages } from '../../ground/core/messages';
import { RepeatableWrite } from '../../kit/api/RepeatableWrite';
import type { FormModel } from '../../kit/fields/FormModel';
import { callOf } from '../../ground/journey/language/lookups';
import type { JourneyStore } from '../../kit/walk/JourneyStore';
import { registerCustomer, updateCustomer } from '../../sign-in/registration';
import type { JoiningParts } from './parts';

type Parts = Pick<JoiningParts, 'cart' | 'clientId' | 'forms' | 'session' | 'source' | 'vocabulary'>;
type Calling = {
  readonly journey: JourneyStore;
  readonly continuing: { refuse(reason: string): void };
  loadOffers(): Promise<void>;
};

const registering: CallName = 'register';

/** The calls that a section makes before the journey goes on: an account is made, or its details are saved. */
export class AccountCalls {
  /** True while an account is made on the way, which the journey itself follows up. */
  isRegistering = false;
  private readonly write = new RepeatableWrite();

  constructor(
    private readonly joining: Calling,
    private readonly parts: Parts,
  ) {}

  /** Makes a call of the vocabulary with the form of a section, and tells the journey its result. */
  async make(name: string, sectionId: string): Promise<void> {
    const { forms } = this.parts;
    const form = forms.model(sectionId);
    const ok = form !== undefined && (await this.send(name, sectionId, form));
    this.joining.journey.dispatch({ kind: 'called', result: ok ? 'ok' : 'failed' });
    if (!ok) return;
    const { status, open } = this.joining.journey.state;
    if (status === 'filling' && open === sectionId) this.joining.continuing.refuse(messages.accountUnreachable);
    forms.drop(sectionId); // the section shows from now on what the server holds, and nothing that was only typed
    forms.refetchDataFields();
  }

  private async send(name: string, sectionId: string, form: FormModel): Promise<boolean> {
    const { forms, session, clientId, source, vocabulary } = this.parts;
    const section = this.joining.journey.sections.find(({ id }) => id === sectionId);
    const checksum = forms.checksum(section?.form);
    this.isRegistering = true;
    try {
      if (callOf(vocabulary, name).sends !== registering) return await updateCustomer(form, session, checksum);
      const ok = await registerCustomer(form, session, this.write, { clientId: clientId(), source, checksum });
      if (ok) await this.adoptNewCustomer();
      return ok;
    } finally {
      this.isRegistering = false;
    }
  }

  private async adoptNewCustomer(): Promise<void> {
    await Promise.all([this.parts.cart.load(), this.joining.loadOffers()]);
  }
}
