import sendGuestPass from 'call:sendGuestPass';
import { makeAutoObservable, runInAction } from 'mobx';
import type { accountApi, GuestPasses } from '../kit/api/account';
import type { FormModel } from '../kit/fields/FormModel';
import { RepeatableWrite } from '../kit/api/RepeatableWrite';
import { Resource } from '../kit/api/Resource';
import type { ToastStore } from '../kit/site/ToastStore';
import { formBody } from '../kit/fields/formBody';
import { showRefusal } from '../kit/fields/showRefusal';

type Api = Pick<ReturnType<typeof accountApi>, 'guestPasses' | 'sendGuestPass'>;

/** The signed-in customer's guest passes. */
export class GuestPassesStore {
  readonly passes: Resource<GuestPasses>;
  isSending = false;
  private readonly write = new RepeatableWrite();

  constructor(
    private readonly api: Api,
    private readonly toasts: ToastStore,
  ) {
    this.passes = new Resource(() => api.guestPasses());
    makeAutoObservable<this, 'api' | 'toasts' | 'write'>(this, {
      passes: false,
      api: false,
      toasts: false,
      write: false,
    });
  }

  forget(): void {
    this.passes.forget();
  }

  /** Sends a guest pass to the guest in the form, and resets the form. */
  async send(form: FormModel): Promise<void> {
    if (this.isSending || !form.attempt()) return;
    const { guestName = '', guestEmail = '' } = formBody(form, sendGuestPass);
    const body = { guestName, guestEmail };
    this.isSending = true;
    const sent = form.sent();
    const outcome = await this.api.sendGuestPass(body, this.write.key(body));
    this.write.settle(outcome.ok ? 201 : outcome.error.status);
    runInAction(() => (this.isSending = false));
    if (!outcome.ok) return showRefusal(form, outcome.error, sent);
    form.reset();
    await this.passes.replace(outcome.data);
    this.toasts.show('success', `We have sent a guest pass to ${body.guestEmail}.`);
  }
}
