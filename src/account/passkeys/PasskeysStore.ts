import startAddingPasskey from 'call:startAddingPasskey';
import { makeAutoObservable, runInAction } from 'mobx';
import type { accountApi, Passkey } from '../../kit/api/account';
import { messages } from '../../ground/core/messages';
import { refusalText } from '../../kit/api/refusalText';
import { Resource } from '../../kit/api/Resource';
import { formBody } from '../../kit/fields/formBody';
import type { FormModel } from '../../kit/fields/FormModel';
import { showRefusal } from '../../kit/fields/showRefusal';
import type { ToastStore } from '../../kit/site/ToastStore';

type Api = Pick<ReturnType<typeof accountApi>, 'passkeys' | 'startAddingPasskey' | 'addPasskey' | 'removePasskey'>;

const notMade = {
  known: 'This device has a passkey for your account already.',
  declined: 'No passkey was made. Try again, or close this window.',
} as const;

/** The customer's passkeys. */
export class PasskeysStore {
  readonly all: Resource<readonly Passkey[]>;
  /** True while the window for adding a passkey is open. */
  isAdding = false;
  /** The passkey that the customer is asked about before it is removed. */
  toRemove: Passkey | undefined;
  /** True while a passkey is being made or removed. */
  isBusy = false;
  /** The reason why a passkey could not be removed; cleared by the next try. */
  refusal: string | undefined;

  constructor(
    private readonly api: Api,
    private readonly toasts: ToastStore,
  ) {
    this.all = new Resource(() => api.passkeys());
    makeAutoObservable<this, 'api' | 'toasts'>(this, { all: false, api: false, toasts: false });
  }

  forget(): void {
    this.all.forget();
    this.isAdding = false;
    this.toRemove = undefined;
    this.refusal = undefined;
  }

  openAdding(isOpen: boolean): void {
    if (!this.isBusy) this.isAdding = isOpen;
  }

  askToRemove(passkey: Passkey | undefined): void {
    if (!this.isBusy) this.toRemove = passkey;
  }

  /** Makes a passkey on this device and adds it; otherwise the form shows the reason. */
  async add(form: FormModel): Promise<void> {
    if (this.isBusy || !form.attempt()) return;
    await this.busily(async () => {
      const { name = '', currentPassword = '' } = formBody(form, startAddingPasskey);
      const sent = form.sent();
      const part = await import('./makePasskey').catch(() => undefined);
      if (!part) return form.say(messages.reload); // a page that loads again by itself would lose what is typed
      const started = await this.api.startAddingPasskey({ name, currentPassword });
      if (!started.ok) return showRefusal(form, started.error, sent);
      const made = await part.makePasskey(started.data);
      if (made.kind !== 'made') return form.say(notMade[made.kind]);
      const added = await this.api.addPasskey(made.passkey);
      if (!added.ok) return form.say(refusalText(added.error));
      await this.all.replace(added.data);
      runInAction(() => (this.isAdding = false));
      this.toasts.show('success', 'Your passkey is added.');
    });
  }

  /** Removes the passkey that the customer was asked about. */
  async remove(): Promise<void> {
    const { toRemove } = this;
    if (this.isBusy || !toRemove) return;
    this.refusal = undefined;
    await this.busily(async () => {
      const outcome = await this.api.removePasskey(toRemove.id);
      if (outcome.ok) await this.all.replace(outcome.data);
      else await this.all.load();
      runInAction(() => {
        this.toRemove = undefined;
        this.refusal = outcome.ok ? undefined : refusalText(outcome.error);
      });
      if (outcome.ok) this.toasts.show('success', 'Your passkey is removed.');
    });
  }

  private async busily(run: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    await run().finally(() => runInAction(() => (this.isBusy = false)));
  }
}
