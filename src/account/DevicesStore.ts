import { makeAutoObservable, runInAction } from 'mobx';
import type { accountApi, SignedInDevice } from '../kit/api/account';
import { refusalText } from '../kit/api/refusalText';
import { Resource } from '../kit/api/Resource';
import type { ToastStore } from '../kit/site/ToastStore';
import type { SessionStore } from '../sign-in/SessionStore';

type Api = Pick<ReturnType<typeof accountApi>, 'devices' | 'signOutEverywhere'>;

/** The devices on which the customer is signed in. */
export class DevicesStore {
  readonly all: Resource<readonly SignedInDevice[]>;
  isEnding = false;
  /** The reason why the sessions could not be ended; cleared by the next try. */
  refusal: string | undefined;

  constructor(
    private readonly api: Api,
    private readonly session: SessionStore,
    private readonly toasts: ToastStore,
  ) {
    this.all = new Resource(() => api.devices());
    makeAutoObservable<this, 'api' | 'session' | 'toasts'>(this, {
      all: false,
      api: false,
      session: false,
      toasts: false,
    });
  }

  forget(): void {
    this.all.forget();
    this.refusal = undefined;
  }

  /** Ends the customer's sessions on all devices, this one too. */
  async signOutEverywhere(): Promise<void> {
    if (this.isEnding) return;
    this.isEnding = true;
    this.refusal = undefined;
    const outcome = await this.session.replacing(this.api.signOutEverywhere());
    runInAction(() => {
      this.isEnding = false;
      this.refusal = outcome.ok ? undefined : refusalText(outcome.error);
    });
    if (!outcome.ok) return;
    this.session.forget();
    this.toasts.show('success', 'You are signed out on all devices.');
  }
}
