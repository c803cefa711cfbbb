import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GuestCookie } from '../../contract/calls';
import { cookiePrefix } from '../../setup/hosts';
import { cookiePlaceOf } from './cookiePlace';
import { hash } from './hash';

const guestCookie = `__Secure-${cookiePrefix}basket`;
const lifetimeS = 12 * 60 * 60;

/** Reads, sets and clears the cookie by which a visitor who has not logged in owns a basket. */
export function guestCookieOf(request: FastifyRequest, reply: FastifyReply): GuestCookie {
  const shown = request.cookies[guestCookie];
  return {
    hash: shown === undefined ? undefined : hash(shown),
    begin() {
      const secret = randomBytes(32).toString('base64url');
      void reply.setCookie(guestCookie, secret, { ...cookiePlaceOf(request), maxAge: lifetimeS, httpOnly: true });
      return hash(secret);
    },
    end() {
      if (shown !== undefined) void reply.clearCookie(guestCookie, cookiePlaceOf(request));
    },
  };
}
