import { startAuthentication } from '@simplewebauthn/browser';
import type { RequestOutcome } from '../../kit/api/ApiRequest';
import type { ApiClient } from '../../kit/api/ApiClient';
import type { RequestBody } from '../../kit/api/call';
import { logInApi } from '../../kit/api/logIn';
import type { RequestError } from '../../kit/api/RequestError';

type Signed = RequestBody<'passkeyLogin'>['passkey'];

export type SignedChallenge =
  | { readonly kind: 'signed'; readonly passkey: Signed }
  /** The server gave no challenge. */
  | { readonly kind: 'failed'; readonly error: RequestError }
  /** The visitor chose no passkey. */
  | { readonly kind: 'declined' };

/** Asks the visitor for one of their passkeys, which signs a challenge of the server. */
export async function signChallenge(client: ApiClient): Promise<SignedChallenge> {
  const asked = await logInApi(client).startPasskey();
  if (!asked.ok) return { kind: 'failed', error: asked.error };
  const { challenge, relyingParty, timeoutMs } = asked.data;
  try {
    const { id, response } = await startAuthentication({
      optionsJSON: { challenge, rpId: relyingParty, timeout: timeoutMs, userVerification: 'required' },
    });
    const { clientDataJSON: clientData, authenticatorData, signature, userHandle } = response;
    const owner = userHandle === undefined ? {} : { userHandle };
    return { kind: 'signed', passkey: { credential: id, clientData, authenticatorData, signature, ...owner } };
  } catch {
    return { kind: 'declined' }; // browsers do not say why, so that no page learns which passkeys there are
  }
}

/** Sends the signed challenge. */
export function logInWith(
  client: ApiClient,
  passkey: Signed,
  keepSignedIn: boolean,
): Promise<RequestOutcome<{ readonly token: string }>> {
  return logInApi(client).byPasskey({ passkey, ...(keepSignedIn ? { keepSignedIn } : {}) });
}
