import { makeAutoObservable } from 'mobx';
import type { accountApi, PaymentsPage, PaymentReceipt } from '../kit/api/account';
import { ApiRequest } from '../kit/api/ApiRequest';

type Api = Pick<ReturnType<typeof accountApi>, 'payments' | 'receipt'>;

/** The signed-in customer's payments. */
export class PaymentsStore {
  readonly page = new ApiRequest<PaymentsPage>();
  readonly receipt = new ApiRequest<PaymentReceipt>();

  constructor(private readonly api: Api) {
    makeAutoObservable<this, 'api'>(this, { page: false, receipt: false, api: false });
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
  }
}
