import { startRegistration } from '@simplewebauthn/browser';
import type { Answer, RequestBody } from '../../kit/api/call';

type Wanted = Answer<'startAddingPasskey'>;

export type MadePasskey =
  | { readonly kind: 'made'; readonly passkey: RequestBody<'addPasskey'> }
  /** The device has a passkey of this customer already. */
  | { readonly kind: 'known' }
  /** The customer made none, or the device can make none. */
  | { readonly kind: 'declined' };

/** The algorithms of the key, as COSE numbers them: EdDSA, ES256 and RS256, the best first. */
const algorithms = [-8, -7, -257] as const;

/** Asks the customer's device to make a passkey. */
export async function makePasskey({ asked, operator, owner, login, fullName, known }: Wanted): Promise<MadePasskey> {
  try {
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge: asked.challenge,
        rp: { id: asked.relyingParty, name: operator },
        user: { id: owner, name: login, displayName: fullName },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout: asked.timeoutMs,
        excludeCredentials: known.map((each) => ({ type: 'public-key', id: each })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    });
    const { clientDataJSON: clientData, attestationObject: attestation } = response;
    return { kind: 'made', passkey: { credential: id, clientData, attestation } };
  } catch (error) {
    return { kind: isKnown(error) ? 'known' : 'declined' };
  }
}

/** True for the error with which browsers say that the device has one of the excluded passkeys. */
function isKnown(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError';
}
