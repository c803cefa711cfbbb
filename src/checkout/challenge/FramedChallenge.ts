import type { Transaction } from '../../kit/api/checkout';
import type { Clock } from '../../ground/core/services';
import type { ChallengeResult } from '../providers/provider';
import { paymentMessages } from '../paymentMessages';

/** The time limit of a challenge: finding one's bank app can take minutes. Source: Adyen and GOV.UK Pay allow ten. */
const patienceMs = 10 * 60_000;

/** A bank's challenge page in this page's frame. It ends once: when it is completed or closed, or after ten minutes. */
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

  /** Ends the challenge after the bank's page has returned the customer. The server verifies the returned status. */
  answered(status: string): void {
    this.settle({ ok: true, result: status });
  }

  /** Ends the challenge when the customer closes it, or after the time limit. */
  close(): void {
    this.settle({ ok: false, message: paymentMessages.challengeFailed });
  }
}
