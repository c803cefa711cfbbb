import type { FastifyInstance } from 'fastify';
import { Body } from '../Body';
import { escapeHtml, htmlPage } from '../page/html';
import { prefixOf } from '../scope';
import { open } from '../security';
import { challengePage, readAnswer } from './challengePage';

/** A provider's payments that wait for their customer's bank. */
export type Challenges = {
  /** The amount in pence of the payment that waits under this challenge, if one does. */
  amountOf(id: string): number | undefined;
  settle(id: string, passed: boolean): void;
};

/**
 * The challenge that a provider's script shows over the shop's page. Its answer stays at the bank; the frame only tells
 * the script that there is one, and the script asks the provider what became of the payment.
 */
export function challengeRoutes(app: FastifyInstance, provider: string, challenges: Challenges): void {
  app.get<{ Params: { id: string } }>('/challenge/:id', (request, reply) => {
    const { id } = request.params;
    const query = new Body(request.query);
    const fields = { parent: query.text('parent') ?? '', nonce: query.text('nonce') ?? '' };
    return send(open(reply, { formAction: "'self'" }), id, fields, prefixOf(request), false);
  });

  app.post<{ Params: { id: string } }>('/challenge/:id/return', (request, reply) => {
    const { id } = request.params;
    const form = new Body(request.body);
    const fields = { parent: form.text('parent') ?? '', nonce: form.text('nonce') ?? '' };
    const answer = readAnswer(form.text('answer'), form.text('code'));
    if (answer === 'wrong-code')
      return send(open(reply, { formAction: "'self'" }), id, fields, prefixOf(request), true);
    challenges.settle(id, answer === 'passed');
    return reply.type('text/html; charset=utf-8').send(
      htmlPage({
        title: 'Bank authentication',
        prefix: prefixOf(request),
        script: 'challenge-answered.js',
        body: `<main data-parent="${escapeHtml(fields.parent)}" data-nonce="${escapeHtml(fields.nonce)}"><p role="status">One moment…</p></main>`,
      }),
    );
  });

  function send(
    reply: Parameters<typeof open>[0],
    id: string,
    fields: Readonly<Record<string, string>>,
    prefix: string,
    wasWrong: boolean,
  ): typeof reply {
    const amount = challenges.amountOf(id);
    if (amount === undefined) {
      const body = '<main><h1>Nothing to confirm</h1></main>';
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(htmlPage({ title: 'Bank authentication', prefix, body }));
    }
    const action = `/${provider}/challenge/${id}/return`;
    return reply.type('text/html; charset=utf-8').send(challengePage({ prefix, action, amount, fields, wasWrong }));
  }
}
