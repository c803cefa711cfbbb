import staffChangeIdentity from 'call:staffChangeIdentity';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiRequest, RequestOutcome } from '../kit/api/ApiRequest';
import { refusalText } from '../kit/api/refusalText';
import type { CustomerRecord, FoundCustomer, StaffApi } from '../kit/api/staff';
import { formBody } from '../kit/fields/formBody';
import type { FormModel } from '../kit/fields/FormModel';
import { showRefusal } from '../kit/fields/showRefusal';
import { deskMessages } from './messages';

export type IdentityRequest = CustomerRecord['identityRequests'][number];
export type RecordedConsent = CustomerRecord['marketing'][number];

/** The number of characters that the call takes. */
const longestAnswer = 500;

type Parts = {
  readonly api: Pick<StaffApi, 'changeIdentity' | 'answerIdentityRequest' | 'setMarketingConsent' | 'customer'>;
  /** The customer at the desk, whose name stands on many screens. */
  readonly served: ApiRequest<FoundCustomer>;
  /** Returns the id of the customer whose record is open. */
  readonly customerId: () => string | undefined;
  readonly record: ApiRequest<CustomerRecord>;
  readonly reload: () => Promise<void>;
};

/** The changes that staff make in a customer's record: name, birth date, and consents given by word of mouth. */
export class RecordChangesStore {
  /** True while the window for changing name and birth date is open. */
  isOpen = false;
  isBusy = false;
  /** The request that staff are about to refuse, and what they tell the customer. */
  refusing: IdentityRequest | undefined;
  answer = '';
  /** The sentence that tells what was changed last. */
  done: string | undefined;
  /** The reason why the last change was not made. */
  refusal: string | undefined;

  constructor(private readonly parts: Parts) {
    makeAutoObservable<this, 'parts'>(this, { parts: false, refusing: observableRef });
  }

  openChange(isOpen: boolean): void {
    if (this.isBusy) return;
    this.clear();
    this.isOpen = isOpen;
  }

  askToRefuse(request: IdentityRequest | undefined): void {
    if (this.isBusy) return;
    this.clear();
    this.refusing = request;
  }

  setAnswer(text: string): void {
    this.answer = text;
  }

  /** The reason why the answer can't be sent as it is; `undefined` if it can. */
  get answerError(): string | undefined {
    const { length } = this.answer.trim();
    return length > longestAnswer
      ? `Please keep this to ${longestAnswer} characters. It has ${length - longestAnswer} too many.`
      : undefined;
  }

  /** Answers a request. Where it can't be answered any more, the record is loaded again. */
  async answerRequest(request: IdentityRequest, accepted: boolean): Promise<void> {
    if (!accepted && this.answerError !== undefined) return;
    const { api } = this.parts;
    const answer = accepted ? null : this.answer.trim() || null;
    await this.write(async (customerId) => {
      const ids = { customerId, requestId: request.id };
      const outcome = await api.answerIdentityRequest(ids, { accepted, answer });
      const isKept = await this.keep(customerId, outcome);
      if (isKept) this.tell(accepted ? 'The request is accepted.' : 'The request is refused.');
      else if (!outcome.ok) await this.refuse(refusalText(outcome.error, deskMessages.notSaved));
    });
  }

  /** Changes name and birth date by the form of the window; otherwise the form shows the reason. */
  async change(form: FormModel): Promise<void> {
    if (this.isBusy || !form.attempt()) return;
    const { firstName = '', lastName = '', dateOfBirth } = formBody(form, staffChangeIdentity);
    const sent = form.sent();
    await this.write(async (customerId) => {
      const body = { firstName, lastName, ...(dateOfBirth == null ? {} : { dateOfBirth }) };
      const outcome = await this.parts.api.changeIdentity(customerId, body);
      if (!outcome.ok) return showRefusal(form, outcome.error, sent);
      if (await this.keep(customerId, outcome)) this.tell('The account is changed.');
    });
  }

  /** Records that the customer has given a consent, or withdrawn it. */
  async setConsent({ channel, label, given }: RecordedConsent): Promise<void> {
    const { api, record } = this.parts;
    await this.write(async (customerId) => {
      const outcome = await api.setMarketingConsent({ customerId, channel }, !given);
      if (!outcome.ok) return this.refuse(refusalText(outcome.error, deskMessages.notSaved));
      const known = record.data;
      if (!known || this.parts.customerId() !== customerId) return;
      const marketing = known.marketing.map((each) => (each.channel === channel ? outcome.data : each));
      await record.run(() => Promise.resolve({ ok: true, data: { ...known, marketing } }));
      runInAction(() => (this.done = `Saved. ${label}: ${given ? 'withdrawn' : 'agreed'}.`));
    });
  }

  clear(): void {
    this.isOpen = false;
    this.refusing = undefined;
    this.answer = '';
    this.done = undefined;
    this.refusal = undefined;
  }

  private async write(run: (customerId: string) => Promise<void>): Promise<void> {
    const customerId = this.parts.customerId();
    if (this.isBusy || customerId === undefined) return;
    runInAction(() => {
      this.isBusy = true;
      this.done = undefined;
      this.refusal = undefined;
    });
    await run(customerId).finally(() => runInAction(() => (this.isBusy = false)));
  }

  /** Shows the record that a write has answered with, and the customer's new name. Returns false if there is none. */
  private async keep(customerId: string, outcome: RequestOutcome<CustomerRecord>): Promise<boolean> {
    const { api, served, record } = this.parts;
    if (!outcome.ok || this.parts.customerId() !== customerId) return false;
    const found = await api.customer(customerId);
    if (this.parts.customerId() !== customerId) return false;
    if (found.ok) await served.run(() => Promise.resolve(found));
    await record.run(() => Promise.resolve(outcome));
    return true;
  }

  private tell(what: string): void {
    this.clear();
    this.done = `${what} The customer gets an email.`;
  }

  private async refuse(reason: string): Promise<void> {
    await this.parts.reload();
    runInAction(() => {
      this.refusing = undefined;
      this.refusal = reason;
    });
  }
}
