import type { FastifyInstance } from 'fastify';

/** Ends a request with an error in the provider's own format. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: object,
  ) {
    super(`Refused with ${status}.`);
  }
}

export function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) =>
    error instanceof Refusal ? reply.code(error.status).send(error.body) : reply.send(error),
  );
}
