import { makeAutoObservable, runInAction } from 'mobx';
import type { accountApi, AccountCard, PaymentsPage, Receipt } from '../../api/account';
import { Request } from '../Request';
import { Resource } from '../Resource';
import type { ToastStore } from '../ToastStore';
import { refusalText } from './refusalText';

type Api = Pick<ReturnType<typeof accountApi>, 'payments' | 'receipt' | 'card' | 'removeCard'>;

/** What whoever is signed in has paid, and the card they pay with. */
export class PaymentsStore {
  readonly page = new Request<PaymentsPage>();
  readonly receipt = new Request<Receipt>();
  readonly card: Resource<AccountCard | null>;
  removing: 'no' | 'asked' | 'under-way' = 'no';
  /** Why the card could not be removed, as long as that stands. */
  removalRefusal: string | undefined;

  constructor(
    private readonly api: Api,
    private readonly toasts: ToastStore,
  ) {
    this.card = new Resource(() => api.card());
    makeAutoObservable<this, 'api' | 'toasts'>(this, {
      page: false,
      receipt: false,
      card: false,
      api: false,
      toasts: false,
    });
  }

  async load(page: number): Promise<void> {
    await this.page.run(() => this.api.payments(page));
  }

  async loadReceipt(paymentId: string): Promise<void> {
    if (this.receipt.data?.id !== paymentId) this.receipt.clear();
    await this.receipt.run(() => this.api.receipt(paymentId));
  }

  forget(): void {
    this.page.clear();
    this.receipt.clear();
    this.card.forget();
    this.removing = 'no';
    this.removalRefusal = undefined;
  }

  askToRemoveCard(asked: boolean): void {
    this.removing = asked ? 'asked' : 'no';
  }

  private refuseRemoval(message: string): void {
    this.removalRefusal = message;
    this.toasts.show('danger', message);
  }

  async removeCard(): Promise<void> {
    if (this.removing !== 'asked') return;
    this.removing = 'under-way';
    this.removalRefusal = undefined;
    const outcome = await this.api.removeCard();
    await this.card.load();
    runInAction(() => (this.removing = 'no'));
    if (outcome.ok) this.toasts.show('success', 'Your card is removed.');
    else this.refuseRemoval(refusalText(outcome.error));
  }
}
