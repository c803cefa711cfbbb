import type { FastifyRequest } from 'fastify';
import { parentDomain } from '../../setup/hosts';

/** The header of a page in another site's frame, where browsers keep only partitioned cookies. */
const framedHeader = 'x-embedded';

/** Returns the attributes of the sites' own cookies. Inside another site's frame they are partitioned. */
export function cookiePlaceOf({ headers }: Pick<FastifyRequest, 'headers'>) {
  const framed = headers[framedHeader] !== undefined;
  return {
    domain: parentDomain,
    path: '/',
    secure: true,
    ...(framed ? { sameSite: 'none' as const, partitioned: true } : { sameSite: 'lax' as const }),
  };
}
