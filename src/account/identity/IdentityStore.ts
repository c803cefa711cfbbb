import changeBirthDate from 'call:changeBirthDate';
import changeName from 'call:changeName';
import requestBirthDate from 'call:requestBirthDate';
import requestName from 'call:requestName';
import { makeAutoObservable, runInAction } from 'mobx';
import type { accountApi, Identity } from '../../kit/api/account';
import type { RequestOutcome } from '../../kit/api/ApiRequest';
import { refusalText } from '../../kit/api/refusalText';
import { Resource } from '../../kit/api/Resource';
import { formBody } from '../../kit/fields/formBody';
import type { FormModel } from '../../kit/fields/FormModel';
import { showRefusal } from '../../kit/fields/showRefusal';
import type { ToastStore } from '../../kit/site/ToastStore';
import type { SessionStore } from '../../sign-in/SessionStore';
import { identityWords, type IdentityPartName } from './identityWords';

type Parts = {
  readonly api: Pick<
    ReturnType<typeof accountApi>,
    'identity' | 'changeName' | 'changeBirthDate' | 'requestName' | 'requestBirthDate' | 'withdrawIdentityRequest'
  >;
  readonly session: Pick<SessionStore, 'reload'>;
  readonly toasts: Pick<ToastStore, 'show'>;
};

/** A way of changing a part that the customer can take online, with the form's file. */
export type IdentityWay = {
  readonly part: IdentityPartName;
  readonly rule: 'at_once' | 'by_request';
};

/** The customer's name and birth date: their change at once, or by a request that staff answer. */
export class IdentityStore {
  readonly all: Resource<Identity>;
  /** The change whose window is open. */
  opened: IdentityWay | undefined;
  isBusy = false;
  /** The reason why a request could not be withdrawn; cleared by the next try. */
  refusal: string | undefined;

  constructor(private readonly parts: Parts) {
    this.all = new Resource(() => parts.api.identity());
    makeAutoObservable<this, 'parts'>(this, { parts: false, all: false });
  }

  open(way: IdentityWay | undefined): void {
    if (this.isBusy) return;
    this.opened = way;
    this.refusal = undefined;
  }

  /** Sends the change or the request of the open window; otherwise the form shows the reason. */
  async send(form: FormModel): Promise<void> {
    const { opened } = this;
    if (this.isBusy || !opened || !form.attempt()) return;
    const sent = form.sent();
    await this.busily(async () => {
      const outcome = await this.write(opened, form);
      if (!outcome.ok) {
        showRefusal(form, outcome.error, sent);
        // An earlier try whose answer was lost may have changed the account already: the page shows it as it is.
        if (opened.rule === 'at_once' && outcome.error.status === 422)
          await Promise.all([this.all.load(), this.parts.session.reload()]);
        return;
      }
      if (opened.rule === 'at_once') await this.parts.session.reload();
      await this.all.replace(outcome.data);
      runInAction(() => (this.opened = undefined));
      const { changed, asked } = identityWords[opened.part];
      this.parts.toasts.show('success', opened.rule === 'at_once' ? changed : asked);
    });
  }

  /** Takes back a request that staff have not answered. Where they have meanwhile, or an earlier try did it, the page shows it. */
  async withdraw(requestId: string): Promise<void> {
    if (this.isBusy) return;
    this.refusal = undefined;
    await this.busily(async () => {
      const outcome = await this.parts.api.withdrawIdentityRequest(requestId);
      if (outcome.ok) {
        await this.all.replace(outcome.data);
        return this.parts.toasts.show('success', 'Your request is withdrawn.');
      }
      const isClosed = outcome.error.status === 404;
      if (isClosed) await Promise.all([this.all.load(), this.parts.session.reload()]);
      const text = isClosed
        ? 'This request is no longer open: your centre has answered it, or you have withdrawn it.'
        : refusalText(outcome.error);
      runInAction(() => (this.refusal = text));
    });
  }

  forget(): void {
    this.all.forget();
    this.opened = undefined;
    this.refusal = undefined;
  }

  private write({ part, rule }: IdentityWay, form: FormModel): Promise<RequestOutcome<Identity>> {
    const { api } = this.parts;
    if (part === 'name') {
      if (rule === 'at_once') {
        const { firstName = '', lastName = '', currentPassword = '' } = formBody(form, changeName);
        return api.changeName({ firstName, lastName, currentPassword });
      }
      const { firstName = '', lastName = '', reason = '' } = formBody(form, requestName);
      return api.requestName({ firstName, lastName, reason });
    }
    if (rule === 'at_once') {
      const { dateOfBirth = '', currentPassword = '' } = formBody(form, changeBirthDate);
      return api.changeBirthDate({ dateOfBirth, currentPassword });
    }
    const { dateOfBirth = '', reason = '' } = formBody(form, requestBirthDate);
    return api.requestBirthDate({ dateOfBirth, reason });
  }

  private async busily(run: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    await run().finally(() => runInAction(() => (this.isBusy = false)));
  }
}
