import type { FastifyInstance, FastifyReply } from 'fastify';
import { RequestValues } from '../wire/RequestValues';
import { escapeHtml, htmlPage } from '../page/html';
import { prefixOf } from '../wire/scope';
import { openPolicy } from '../wire/security';
import { challengePage, readAnswer } from './challengePage';

/** The payments of a provider that wait for a challenge by the customer's bank. */
export type Challenges = {
  /** Returns the amount in pence of the payment that waits for this challenge; undefined if none does. */
  amountOf(id: string): number | undefined;
  settle(id: string, passed: boolean): void;
};

type AskingPage = {
  readonly prefix: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly wasWrong: boolean;
};

/**
 * Serves the challenge that a provider's script shows over the shop's page. The answer stays at the bank: the frame
 * only tells the script that there is one, and the script asks the provider for the payment's state.
 */
export function challengeRoutes(app: FastifyInstance, provider: string, challenges: Challenges): void {
  app.get<{ Params: { id: string } }>('/challenge/:id', (request, reply) => {
    const { id } = request.params;
    const query = new RequestValues(request.query);
    const fields = { parent: query.text('parent') ?? '', nonce: query.text('nonce') ?? '' };
    return send(reply, id, { prefix: prefixOf(request), fields, wasWrong: false });
  });

  app.post<{ Params: { id: string } }>('/challenge/:id/return', (request, reply) => {
    const { id } = request.params;
    const form = new RequestValues(request.body);
    const fields = { parent: form.text('parent') ?? '', nonce: form.text('nonce') ?? '' };
    const answer = readAnswer(form.text('answer'), form.text('code'));
    if (answer === 'wrong-code') return send(reply, id, { prefix: prefixOf(request), fields, wasWrong: true });
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

  function send(reply: FastifyReply, id: string, page: AskingPage): FastifyReply {
    const amount = challenges.amountOf(id);
    const html = openPolicy(reply, { formAction: "'self'" }).type('text/html; charset=utf-8');
    if (amount === undefined) {
      const body = '<main><h1>Nothing to confirm</h1></main>';
      return html.code(404).send(htmlPage({ title: 'Bank authentication', prefix: page.prefix, body }));
    }
    return html.send(challengePage({ ...page, action: `/${provider}/challenge/${id}/return`, amount }));
  }
}
