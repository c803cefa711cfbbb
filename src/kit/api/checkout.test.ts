import { describe, expect, it } from 'vitest';
import { ApiClient } from './ApiClient';
import { checkoutApi } from './checkout';

/** The API of a server that answers every call with this data. */
function answering(data: object): ReturnType<typeof checkoutApi> {
  const network = () => Promise.resolve(new Response(JSON.stringify({ data }), { status: 200 }));
  return checkoutApi(
    new ApiClient({
      base: '',
      network,
      bearer: () => undefined,
      onUndeclared: (fault) => {
        throw new Error(fault);
      },
      onUnauthorised: () => expect.unreachable(),
    }),
  );
}

const amount = { raw: 6900, formatted: '£69.00', decimal: '69.00' };
const agreed = { payments: [], terms: [], completedWaivers: [] };

describe('checkoutApi', () => {
  it.each([
    [
      'snake case',
      {
        payment_provider: 'Ryft',
        payment_provider_configuration: { mode: 'test', url: '/ryft.js', public_key: 'pk_1' },
        payment_session_id: 'ps_1',
        session_key: 'key_1',
        transaction_uuid: 'tx_1',
        amount,
      },
    ],
    [
      'camel case',
      {
        paymentProvider: 'Ryft',
        paymentProviderConfiguration: { mode: 'test', url: '/ryft.js', publicKey: 'pk_1' },
        paymentSessionId: 'ps_1',
        sessionKey: 'key_1',
        transactionUuid: 'tx_1',
        amount,
      },
    ],
  ])('reads the identifiers of a session that comes in %s', async (_spelling, data) => {
    expect(await answering(data).prepareSession('online-joining')).toMatchObject({
      ok: true,
      data: {
        paymentProvider: 'Ryft',
        paymentProviderConfiguration: { publicKey: 'pk_1' },
        paymentSessionId: 'ps_1',
        sessionKey: 'key_1',
        transactionUuid: 'tx_1',
      },
    });
  });

  it.each([
    ['snake case', { transaction_uuid: 'tx_1', amount: 6900 }],
    ['camel case', { transactionUuid: 'tx_1', amount: 6900 }],
  ])('reads the transaction that joining opens when it comes in %s', async (_spelling, data) => {
    const body = { ...agreed, paymentSessionId: 'ps_1', source: 'online-joining' };
    expect(await answering(data).openTransaction('Ryft', body, { key: 'key', version: 'v1' })).toMatchObject({
      ok: true,
      data: { transactionUuid: 'tx_1', amount: 6900 },
    });
  });

  it.each([
    ['snake case', { transaction_uuid: 'tx_1', transaction_status: 'sca_required', sca_url: 'https://bank.example' }],
    ['camel case', { transactionUuid: 'tx_1', transactionStatus: 'sca_required', scaUrl: 'https://bank.example' }],
  ])('reads a challenge that comes in %s', async (_spelling, data) => {
    expect(await answering(data).transaction('tx_1')).toMatchObject({
      ok: true,
      data: { transactionUuid: 'tx_1', transactionStatus: 'sca_required', scaUrl: 'https://bank.example' },
    });
  });
});
