import { makeAutoObservable, runInAction } from 'mobx';
import type { accountApi, GuestPasses } from '../../api/account';
import type { FormModel } from '../../fields/FormModel';
import { RepeatableWrite } from '../RepeatableWrite';
import { Resource } from '../Resource';
import type { ToastStore } from '../ToastStore';
import { showRefusal } from '../showRefusal';

type Api = Pick<ReturnType<typeof accountApi>, 'guestPasses' | 'sendGuestPass'>;

/** The guests that whoever is signed in may bring. */
export class GuestPassesStore {
  readonly passes: Resource<GuestPasses>;
  sending = false;
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

  /** Invites the guest that the form names, and empties it. */
  async send(form: FormModel): Promise<void> {
    if (this.sending || !form.attempt()) return;
    const text = (path: string): string => String(form.field(path)?.value ?? '');
    const body = { guestName: text('guestName'), guestEmail: text('guestEmail') };
    this.sending = true;
    const sent = form.sent();
    const outcome = await this.api.sendGuestPass(body, this.write.key(body));
    this.write.settle(outcome.ok ? 201 : outcome.error.status);
    runInAction(() => (this.sending = false));
    if (!outcome.ok) return showRefusal(form, outcome.error, sent);
    form.reset();
    await this.passes.replace(outcome.data);
    this.toasts.show('success', `We have sent a guest pass to ${body.guestEmail}.`);
  }
}
