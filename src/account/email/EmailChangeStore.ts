import changeEmail from 'call:changeEmail';
import { makeAutoObservable, runInAction } from 'mobx';
import type { accountApi } from '../../kit/api/account';
import { ApiRequest } from '../../kit/api/ApiRequest';
import { formBody } from '../../kit/fields/formBody';
import type { FormModel } from '../../kit/fields/FormModel';
import { showRefusal } from '../../kit/fields/showRefusal';
import type { SessionStore } from '../../sign-in/SessionStore';

type Parts = {
  readonly api: Pick<ReturnType<typeof accountApi>, 'changeEmail' | 'confirmEmail' | 'mailConfirmation'>;
  readonly session: Pick<SessionStore, 'user' | 'reload'>;
};

/** A customer's e-mail address: its change is asked for in the account, and each is confirmed by the link that is mailed. */
export class EmailChangeStore {
  isAsking = false;
  /** The address to which the link was mailed. */
  mailedTo: string | undefined;
  /** The confirmation by a link; its data is the address that the account has from then on. */
  readonly confirmation = new ApiRequest<{ readonly email: string }>();

  /** The request for another link to the account's address, which is not confirmed yet. */
  readonly another = new ApiRequest<{ readonly sent: boolean }>();

  constructor(private readonly parts: Parts) {
    makeAutoObservable<this, 'parts'>(this, { parts: false, confirmation: false, another: false });
  }

  /** Asks for a link to the new address, and resets the form. */
  async ask(form: FormModel): Promise<void> {
    if (this.isAsking || !form.attempt()) return;
    this.isAsking = true;
    this.mailedTo = undefined;
    const { email = '', currentPassword = '' } = formBody(form, changeEmail);
    const sent = form.sent();
    const outcome = await this.parts.api.changeEmail({ email, currentPassword });
    runInAction(() => {
      this.isAsking = false;
      if (outcome.ok) this.mailedTo = email.trim();
    });
    if (outcome.ok) form.reset();
    else showRefusal(form, outcome.error, sent);
  }

  /** Asks for another link to the account's address. Where it was confirmed meanwhile, the page learns that. */
  async mailAgain(): Promise<void> {
    if (this.another.loading) return;
    const outcome = await this.another.run(() => this.parts.api.mailConfirmation());
    if (outcome?.ok && !outcome.data.sent) await this.parts.session.reload();
  }

  /** Confirms an address by a link's token. */
  async confirm(token: string): Promise<void> {
    if (this.confirmation.loading) return;
    const outcome = await this.confirmation.run(() => this.parts.api.confirmEmail({ token }));
    if (outcome?.ok && this.parts.session.user) await this.parts.session.reload();
  }

  /** Leaves the confirmation as it is: its link may be opened by whoever is signed in, or by nobody. */
  forget(): void {
    this.mailedTo = undefined;
    this.another.clear();
  }
}
