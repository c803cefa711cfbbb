import { makeAutoObservable, runInAction } from 'mobx';
import type { accountApi, AccountCard, PaymentsPage, PaymentReceipt } from '../kit/api/account';
import { ApiRequest } from '../kit/api/ApiRequest';
import { Resource } from '../kit/api/Resource';
import type { ToastStore } from '../kit/site/ToastStore';
import { refusalText } from '../kit/api/refusalText';

type Api = Pick<ReturnType<typeof accountApi>, 'payments' | 'receipt' | 'card' | 'removeCard'>;

/** The signed-in customer's payments, and their saved card. */
export class PaymentsStore {
  readonly page = new ApiRequest<PaymentsPage>();
  readonly receipt = new ApiRequest<PaymentReceipt>();
  readonly card: Resource<AccountCard | null>;
  cardRemoval: 'none' | 'confirming' | 'removing' = 'none';
  /** The reason why the card could not be removed; cleared by the next try. */
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
    if (this.page.data?.page !== page) this.page.clear(); // another page's payments are not shown in its place
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
    this.cardRemoval = 'none';
    this.removalRefusal = undefined;
  }

  askToRemoveCard(isAsked: boolean): void {
    this.cardRemoval = isAsked ? 'confirming' : 'none';
  }

  private refuseRemoval(message: string): void {
    this.removalRefusal = message;
    this.toasts.show('danger', message);
  }

  async removeCard(): Promise<void> {
    if (this.cardRemoval !== 'confirming') return;
    this.cardRemoval = 'removing';
    this.removalRefusal = undefined;
    const outcome = await this.api.removeCard();
    await this.card.load();
    runInAction(() => (this.cardRemoval = 'none'));
    if (outcome.ok) this.toasts.show('success', 'Your card is removed.');
    else this.refuseRemoval(refusalText(outcome.error));
  }
}
