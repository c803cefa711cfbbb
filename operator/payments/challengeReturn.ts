import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { isUuid } from '../contract/isUuid';
import { recordOutcome } from './attempts';
import type { Attempt } from '../database/tables/payments';
import type { Providers } from './provider';
import { settle, transactionAnswer } from './settle';

/** The path, followed by an attempt's id, to which a bank's page posts the challenge's answer. No cookies come with it. */
export const challengeReturnPath = '/api/payment-providers/opayo/return/';

/**
 * The script of the page in the challenge's frame: it tells the page around it that the challenge is over. That page
 * then asks the server how it ended.
 */
const script = `const { target, message } = JSON.parse(document.getElementById('result').textContent);
parent.postMessage(message, target);`;
const policy = (framers: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    "style-src 'none'",
    `frame-ancestors ${framers.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/**
 * Serves the address to which a bank's page posts the challenge's answer. It identifies the payment by the address,
 * since no cookies come along.
 */
export function challengeReturn(
  app: FastifyInstance,
  db: Database,
  providers: Providers,
  embedders: readonly string[],
): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.post(`${challengeReturnPath}:transactionId`, async (request, reply) => {
    const { transactionId } = request.params as { transactionId: string };
    const found = isUuid(transactionId) ? await attemptWithTest(db, transactionId) : undefined;
    const { origin } = found ?? {};
    if (!found || origin == null) return reply.code(404).send({ message: 'There is no such payment.' });
    const { cres = '' } = (request.body ?? {}) as { cres?: string };
    const settled = await answered(db, providers, found, cres);
    const status = transactionAnswer(settled).transaction_status;
    const result = {
      target: origin,
      message: {
        type: 'sca_completed',
        status: status === 'completed' ? 'authorised' : status,
        transactionUuid: transactionId,
      },
    };
    return reply
      .headers({
        'content-security-policy': policy([origin, ...embedders]),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .send(page(result));
  });
}

type Found = Attempt & { readonly test_id: string };

async function attemptWithTest(db: Database, id: string): Promise<Found | undefined> {
  return db
    .selectFrom('payment_attempts')
    .innerJoin('carts', 'carts.id', 'payment_attempts.cart_id')
    .selectAll('payment_attempts')
    .select('carts.test_id')
    .where('payment_attempts.id', '=', id)
    .executeTakeFirst();
}

/**
 * Passes the answer on to the provider, which alone decides. Anybody may post here, so an unreadable answer changes
 * nothing.
 */
async function answered(db: Database, providers: Providers, found: Found, answer: string): Promise<Attempt> {
  const provider = providers(found.test_id)[found.provider];
  if (!provider?.answerChallenge || found.state !== 'challenged') return found;
  try {
    const outcome = await provider.answerChallenge(found, answer);
    const recorded = await recordOutcome(db, found, outcome);
    // The customer gave up the challenge meanwhile and was told so: money that it came to hold is released.
    if (recorded.state === 'failed' && outcome.kind === 'authorised') await provider.cancel(recorded);
    return recorded;
  } catch {
    return settle(db, provider, found).catch(() => found);
  }
}

function page(result: object): string {
  const json = JSON.stringify(result).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>Returning to your payment</title></head>
<body>
<p>Returning to your payment.</p>
<script type="application/json" id="result">${json}</script>
<script>${script}</script>
</body>
</html>
`;
}
