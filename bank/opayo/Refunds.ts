import { LedgerRecords } from '../books/LedgerRecords';
import type { Ledger } from '../books/ledger';
import { token } from '../books/token';
import type { RequestValues } from '../wire/RequestValues';
import { fieldError, refuse, refuseFields } from './errors';
import type { Transactions } from './Transactions';

type Refund = {
  readonly id: string;
  readonly vendorTxCode: string;
  /** The transaction whose money goes back. */
  readonly of: string;
  readonly amount: number;
};

/** Keeps refunds, which are transactions of their own in Opayo's Pi API, each with a `vendorTxCode` that is used once. */
export class Refunds {
  readonly #refunds: LedgerRecords<Refund>;

  constructor(
    ledger: Ledger,
    private readonly transactions: Transactions,
  ) {
    this.#refunds = new LedgerRecords(ledger, 'Opayo', 'refund');
  }

  create(request: RequestValues): object {
    const [vendorTxCode, amount] = [request.text('vendorTxCode') ?? '', request.whole('amount') ?? 0];
    const missing = ['vendorTxCode', 'referenceTransactionId', 'description'].filter((name) => !request.text(name));
    if (missing.length > 0) throw refuseFields(missing.map((name) => fieldError(1003, name)));
    if (this.byVendorTxCode(vendorTxCode) || this.transactions.byVendorTxCode(vendorTxCode)) {
      const error = fieldError(1009, 'vendorTxCode');
      throw refuseFields([{ ...error, description: 'The VendorTxCode has been used before' }]);
    }
    const of = this.transactions.get(request.text('referenceTransactionId') ?? '');
    if (of.money !== 'captured') throw refuse(1014);
    const back = this.#refunds.filter((each) => each.of === of.id).reduce((sum, each) => sum + each.amount, 0);
    if (amount < 1) throw refuseFields([fieldError(1009, 'amount')]);
    if (back + amount > of.amount) throw refuse(1022);
    const refund = { id: token().toUpperCase(), vendorTxCode, of: of.id, amount };
    return answerOf(this.#refunds.write('refunded', refund, { reference: of.vendorTxCode, amount }));
  }

  byVendorTxCode(code: string): object | undefined {
    const found = this.#refunds.find(({ vendorTxCode }) => vendorTxCode === code);
    return found && answerOf(found);
  }
}

function answerOf({ id, vendorTxCode, amount }: Refund): object {
  return {
    transactionId: id,
    transactionType: 'Refund',
    status: 'Ok',
    statusCode: '0000',
    statusDetail: 'The Authorisation was Successful.',
    vendorTxCode,
    amount: { totalAmount: amount, saleAmount: amount, surchargeAmount: 0 },
  };
}
