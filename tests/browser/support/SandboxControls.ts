import { request as httpRequest } from 'node:http';
import type { Fault } from '../../../operator/controls/faults';

type Row = Readonly<Record<string, unknown>>;
export type Records = Readonly<
  Record<
    | 'customers'
    | 'mandates'
    | 'consents'
    | 'orders'
    | 'memberships'
    | 'carts'
    | 'payments'
    | 'attempts'
    | 'answers'
    | 'savedCards'
    | 'refunds',
    readonly Row[]
  >
>;

/** The sandbox's controls, for one test's own customers. */
export class SandboxControls {
  constructor(
    private readonly port: number,
    readonly testId: string,
  ) {}

  reset = () => this.send('POST', '/sandbox/reset', {});
  faults = (faults: readonly Fault[]) => this.send('PUT', '/sandbox/faults', faults);
  settings = (settings: Row) => this.send('PUT', '/sandbox/settings', settings);
  records = async () => (await this.send('GET', '/sandbox/records')) as Records;
  ledger = async () => (await this.send('GET', '/sandbox/ledger')) as readonly Row[];
  outbox = async () => (await this.send('GET', '/sandbox/outbox')) as readonly Row[];

  /** Leaves so many places in a slot; the rest count as sold elsewhere. */
  leavePlaces = (slotId: string, left: number) => this.send('PUT', '/sandbox/places', { slot_id: slotId, left });

  /** Offers the places that have come free to those who wait. */
  offer = () => this.send('POST', '/sandbox/offer', {});

  /** Gives a customer a penalty that is to be paid, in pence. */
  givePenalty = (email: string, reason: string, amount: number) =>
    this.send('POST', '/sandbox/penalties', { email, reason, amount });

  reconcile = () => this.send('POST', '/sandbox/reconcile', {});
  /** The faults at the bank, for this test's requests to it alone. */
  bankFaults = (faults: readonly Row[]) => this.send('PUT', `/controls/faults/${this.testId}`, faults, this.port + 1);

  /** The amounts in pence that the bank took from this test's customers, payment by payment. */
  async captured(): Promise<readonly number[]> {
    return (await this.ledger()).filter(({ event }) => event === 'captured').map(({ amount }) => Number(amount));
  }

  private send(method: string, path: string, body?: unknown, port = this.port): Promise<unknown> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      'x-sandbox-test': this.testId,
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    };
    return new Promise((resolve, reject) => {
      const request = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          response.statusCode === 200 ? resolve(JSON.parse(text)) : reject(new Error(`${method} ${path}: ${text}`)),
        );
      });
      request.on('error', reject);
      request.end(payload);
    });
  }
}
