import type { Transaction } from '../../api/checkout';
import type { Clock } from '../../core/services';
import type { ChallengeResult } from '../providers/provider';
import { paymentMessages } from '../messages';

/** A bank app can take minutes to be found. Source: Adyen's and GOV.UK Pay's challenge windows use ten. */
const patienceMs = 10 * 60_000;

/** A bank's page in our frame, from its opening until the customer has answered it, closed it or given up. Ends once. */
export class FramedChallenge {
  readonly transactionUuid: string;
  readonly url: string;
  readonly method: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly ended: Promise<ChallengeResult>;
  private settle: (result: ChallengeResult) => void = () => undefined;

  constructor(transaction: Transaction, clock: Clock) {
    const { transactionUuid, scaUrl = '', scaMethod = 'POST', scaData = {}, formData = [] } = transaction;
    this.transactionUuid = transactionUuid;
    this.url = scaUrl;
    this.method = scaMethod;
    this.fields = { ...scaData, ...Object.fromEntries(formData.map(({ key, value }) => [key, value])) };
    const answered = new Promise<ChallengeResult>((resolve) => (this.settle = resolve));
    const stop = clock.after(patienceMs, () => this.close());
    this.ended = answered.finally(stop);
  }

  /** The bank's page has sent the customer back. What it says of the result is for the server to check. */
  answered(status: string): void {
    this.settle({ ok: true, result: status });
  }

  /** Closed by the customer, or nobody came back in time. */
  close(): void {
    this.settle({ ok: false, message: paymentMessages.challengeFailed });
  }
}
