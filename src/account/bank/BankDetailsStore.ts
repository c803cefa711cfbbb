import changeBankDetails from 'call:changeBankDetails';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountDirectDebit, directDebitApi } from '../../kit/api/directDebit';
import type { RequestBody } from '../../kit/api/call';
import { Resource } from '../../kit/api/Resource';
import { formBody } from '../../kit/fields/formBody';
import type { FormModel } from '../../kit/fields/FormModel';
import { showRefusal } from '../../kit/fields/showRefusal';
import type { ToastStore } from '../../kit/site/ToastStore';

type Api = ReturnType<typeof directDebitApi>;

/** The bank details that are read back before they are sent, with the form that they are from. */
type Read = { readonly form: FormModel; readonly body: RequestBody<'changeBankDetails'> };

/** The customer's Direct Debit, and its change to another bank account. It lasts as long as its panel is open. */
export class BankDetailsStore {
  readonly directDebit: Resource<AccountDirectDebit | null>;
  /** True while the form for another account is open. */
  isOpen = false;
  readBack: Read | undefined;
  isSending = false;

  constructor(
    private readonly api: Api,
    private readonly toasts: ToastStore,
  ) {
    this.directDebit = new Resource(() => api.directDebit());
    makeAutoObservable<this, 'api' | 'toasts'>(this, {
      directDebit: false,
      readBack: observableRef,
      api: false,
      toasts: false,
    });
  }

  open(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.readBack = undefined;
  }

  /** Reads a form's details back to the customer, once they can be sent. Source: Bacs, service user guide. */
  read(form: FormModel): void {
    if (form.attempt()) this.readBack = { form, body: bodyOf(form) };
  }

  /** Goes back to the form. */
  edit(): void {
    if (!this.isSending) this.readBack = undefined;
  }

  /** Sends the details that were read back. */
  async change(): Promise<void> {
    const { readBack } = this;
    if (!readBack || this.isSending) return;
    this.isSending = true;
    const { form, body } = readBack;
    const sent = form.sent();
    const outcome = await this.api.changeBankDetails(body);
    if (outcome.ok) {
      await this.directDebit.replace(outcome.data);
      this.toasts.show('success', 'Your bank details are changed.');
    } else showRefusal(form, outcome.error, sent);
    runInAction(() => {
      this.isSending = false;
      this.readBack = undefined;
      if (outcome.ok) this.isOpen = false;
    });
  }
}

function bodyOf(form: FormModel): RequestBody<'changeBankDetails'> {
  const {
    accountHolder = '',
    accountDetails,
    accountHolderConfirmed = false,
    currentPassword = '',
  } = formBody(form, changeBankDetails);
  const { sortCode = '', accountNumber = '' } = accountDetails ?? {};
  return { accountHolder, accountDetails: { sortCode, accountNumber }, accountHolderConfirmed, currentPassword };
}
