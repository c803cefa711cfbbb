import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { bundle } from './bundle';

/** The paths of the providers' scripts, the same as on their own hosts. */
const scripts: Readonly<Record<string, URL>> = {
  '/stripe/stripe.js': new URL('../stripe/public/stripe.js', import.meta.url),
  '/opayo/api/v1/js/sagepay.js': new URL('../opayo/public/sagepay.js', import.meta.url),
  '/ryft/v2/ryft.min.js': new URL('../ryft/public/ryft.js', import.meta.url),
};

/** Serves the providers' scripts and the frames that they draw. */
export async function pageRoutes(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('public/', import.meta.url)),
    prefix: '/page/',
    cacheControl: false,
  });
  for (const [path, source] of Object.entries(scripts)) {
    const script = bundle(path, source);
    app.get(path, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  }
}
