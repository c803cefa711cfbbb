import { encode } from './threeDSecure';
import type { Transaction } from './Transactions';

/** Returns a transaction as Opayo's API shows it. */
export function answerOf(transaction: Transaction, acsUrl: string): object {
  const { id, status, statusCode, statusDetail, acsTransId, dsTransId, vendorTxCode, amount, card } = transaction;
  const common = { transactionId: id, status, statusCode, statusDetail };
  if (status === '3DAuth') {
    const cReq = encode({
      messageType: 'CReq',
      messageVersion: '2.2.0',
      acsTransID: acsTransId,
      threeDSServerTransID: dsTransId,
    });
    return { ...common, acsUrl, acsTransId, dsTransId, cReq };
  }
  const { cardType, lastFourDigits, expiryDate } = card;
  return {
    ...common,
    ...endOf(transaction),
    transactionType: 'Deferred',
    vendorTxCode,
    retrievalReference: transaction.retrievalReference,
    amount: { totalAmount: amount, saleAmount: amount, surchargeAmount: 0 },
    currency: 'GBP',
    paymentMethod: { card: { cardType, lastFourDigits, expiryDate, ...savedOf(transaction) } },
    '3DSecure': { status: transaction.threeDSecure },
  };
}

function savedOf({ reusableIdentifier }: Transaction): object {
  return reusableIdentifier === undefined ? {} : { cardIdentifier: reusableIdentifier, reusable: true };
}

/** Returns the status of a transaction whose money was captured or released, as Opayo's Reporting & Admin API shows it. */
function endOf({ money }: Transaction): object {
  if (money === 'captured') return { status: 'Released', statusDetail: 'The transaction was released.' };
  return money === 'voided' ? { status: 'Aborted', statusDetail: 'The transaction was aborted.' } : {};
}
