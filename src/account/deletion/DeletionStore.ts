import deleteAccount from 'call:deleteAccount';
import { makeAutoObservable, runInAction } from 'mobx';
import type { accountApi, AccountDeletion } from '../../kit/api/account';
import { Resource } from '../../kit/api/Resource';
import { formBody } from '../../kit/fields/formBody';
import type { FormModel } from '../../kit/fields/FormModel';
import { showRefusal } from '../../kit/fields/showRefusal';
import type { ToastStore } from '../../kit/site/ToastStore';
import type { SessionStore } from '../../sign-in/SessionStore';

type Parts = {
  readonly api: Pick<ReturnType<typeof accountApi>, 'deletion' | 'deleteAccount'>;
  readonly session: Pick<SessionStore, 'user' | 'forget' | 'replacing'>;
  readonly toasts: Pick<ToastStore, 'clear'>;
};

/** The deletion of the customer's account: its terms, a last question, and what came of it. */
export class DeletionStore {
  readonly terms: Resource<AccountDeletion>;
  /** True while the customer is asked once more. */
  isAsking = false;
  isDeleting = false;
  /** The address of the account that was deleted, until the page is left. */
  deletedEmail: string | undefined;

  constructor(private readonly parts: Parts) {
    this.terms = new Resource(() => parts.api.deletion());
    makeAutoObservable<this, 'parts'>(this, { terms: false, parts: false });
  }

  /** Asks once more, if the password is filled in. */
  ask(form: FormModel): void {
    if (form.attempt()) this.isAsking = true;
  }

  keep(): void {
    if (!this.isDeleting) this.isAsking = false;
  }

  /** Deletes the account on the terms that the customer has read; otherwise the form shows the reason. */
  async confirm(form: FormModel): Promise<void> {
    const { api, session, toasts } = this.parts;
    const terms = this.terms.request.data;
    if (this.isDeleting || !terms) return;
    this.isDeleting = true;
    const { currentPassword = '' } = formBody(form, deleteAccount);
    const sent = form.sent();
    const email = session.user?.email;
    const outcome = await session.replacing(api.deleteAccount({ currentPassword, loses: [...terms.loses] }));
    runInAction(() => {
      this.isDeleting = false;
      this.isAsking = false;
      if (outcome.ok) this.deletedEmail = email;
    });
    if (outcome.ok) {
      toasts.clear(); // they speak of an account that there is no longer
      return session.forget();
    }
    showRefusal(form, outcome.error, sent);
    if (outcome.error.status !== 401) await this.terms.load(); // something may stop it by now
  }

  /** Leaves what was deleted as it is, since its page is shown to whoever deleted it, who is signed out. */
  forget(): void {
    this.terms.forget();
    this.isAsking = false;
  }

  /** Forgets the account that was deleted. */
  leave(): void {
    this.deletedEmail = undefined;
    this.isAsking = false;
  }
}
