import type { FastifyInstance } from 'fastify';
import { Refusal } from '../wire/Refusal';
import type { Fault, Faults } from './Faults';

const parts: Readonly<Record<keyof Fault, true>> = {
  method: true,
  path: true,
  times: true,
  status: true,
  body: true,
  delayMs: true,
  hang: true,
  drop: true,
  duplicate: true,
  hold: true,
  script: true,
};

/** Serves the calls with which a test sets faults. They are for servers only, not for pages. */
export function faultRoutes(app: FastifyInstance, faults: Faults): void {
  app.put<{ Params: { scope: string } }>('/controls/faults/:scope', (request) => {
    const list = readFaults(request.body);
    faults.replace(request.params.scope, list);
    return { faults: list.length };
  });

  app.delete<{ Params: { scope: string } }>('/controls/faults/:scope', (request) => {
    faults.clear(request.params.scope);
    return { faults: 0 };
  });
}

/** Refuses unknown effects: a misspelt one would make a test pass for the wrong reason. */
function readFaults(value: unknown): readonly Fault[] {
  if (!Array.isArray(value)) throw new Refusal(400, { message: 'Faults come as a list.' });
  return value.map((fault: object) => {
    const unknown = Object.keys(fault).find((name) => !(name in parts));
    if (unknown !== undefined) throw new Refusal(400, { message: `"${unknown}" is no part of a fault.` });
    if (!('path' in fault)) throw new Refusal(400, { message: 'A fault needs a path.' });
    return fault as Fault; // its names are known; its values are our own tests'
  });
}
