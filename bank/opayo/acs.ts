import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestValues } from '../wire/RequestValues';
import { challengePage, readAnswer } from '../challenge/challengePage';
import { isDuplicated } from '../faults/faultHooks';
import { escapeHtml, hiddenFields, htmlPage } from '../page/html';
import { prefixOf } from '../wire/scope';
import { openPolicy } from '../wire/security';
import { decode, encode } from './threeDSecure';
import type { Transaction, Transactions } from './Transactions';

/**
 * Serves the access control server of the customer's bank. The shop's page posts its customer here in a frame. They
 * prove their identity, and a page that submits itself takes the answer to the shop's notification address.
 */
export function acsRoutes(app: FastifyInstance, transactions: Transactions): void {
  app.post('/acs', (request, reply) => {
    const { transaction, fields } = readChallenge(request, transactions);
    return transaction ? ask(request, reply, transaction, { fields, wasWrong: false }) : nothing(request, reply);
  });

  app.post('/acs/return', (request, reply) => {
    const { transaction, fields } = readChallenge(request, transactions);
    if (!transaction) return nothing(request, reply);
    const form = new RequestValues(request.body);
    const answer = readAnswer(form.text('answer'), form.text('code'));
    if (answer === 'wrong-code') return ask(request, reply, transaction, { fields, wasWrong: true });
    const passed = transactions.hearFromAcs(transaction, answer === 'passed');
    const cres = cResOf(transaction, passed, answer === 'cancelled');
    return sendBack(request, reply, transaction, { cres, ...sessionOf(fields) });
  });
}

type Fields = { readonly creq: string; readonly threeDSSessionData: string };

function readChallenge(
  { body }: FastifyRequest,
  transactions: Transactions,
): { readonly transaction: Transaction | undefined; readonly fields: Fields } {
  const form = new RequestValues(body);
  const fields = { creq: form.text('creq') ?? '', threeDSSessionData: form.text('threeDSSessionData') ?? '' };
  return { transaction: transactions.byAcsTransId(decode(fields.creq).text('acsTransID')), fields };
}

function ask(
  request: FastifyRequest,
  reply: FastifyReply,
  { amount }: Transaction,
  form: { readonly fields: Fields; readonly wasWrong: boolean },
): FastifyReply {
  const page = { prefix: prefixOf(request), action: '/opayo/acs/return', amount, ...form };
  return openPolicy(reply, { formAction: "'self'" }).type('text/html; charset=utf-8').send(challengePage(page));
}

/** Sends the page that submits the answer. With the `duplicate` fault it submits twice, as some banks' pages do. */
function sendBack(
  request: FastifyRequest,
  reply: FastifyReply,
  { notificationURL }: Transaction,
  fields: Readonly<Record<string, string>>,
): FastifyReply {
  const { origin } = new URL(notificationURL);
  const twice = isDuplicated(request) ? ' data-twice' : '';
  const page = htmlPage({
    title: 'Bank authentication',
    prefix: prefixOf(request),
    script: 'acs-return.js',
    body: `
    <main>
      <form method="post" action="${escapeHtml(notificationURL)}"${twice}>
        ${hiddenFields(fields)}
        <noscript><button>Go on</button></noscript>
      </form>
      <p role="status">One moment…</p>
    </main>`,
  });
  return openPolicy(reply, { formAction: origin, connect: origin }).type('text/html; charset=utf-8').send(page);
}

function nothing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = '<main><h1>Nothing to confirm</h1></main>';
  const page = htmlPage({ title: 'Bank authentication', prefix: prefixOf(request), body });
  return reply.code(404).type('text/html; charset=utf-8').send(page);
}

function sessionOf({ threeDSSessionData }: Fields): Readonly<Record<string, string>> {
  return threeDSSessionData === '' ? {} : { threeDSSessionData };
}

function cResOf({ acsTransId, dsTransId }: Transaction, passed: boolean, cancelled: boolean): string {
  return encode({
    messageType: 'CRes',
    messageVersion: '2.2.0',
    acsTransID: acsTransId,
    threeDSServerTransID: dsTransId,
    transStatus: passed ? 'Y' : 'N',
    ...(cancelled ? { challengeCancel: '01' } : {}),
  });
}
