import type { Wire } from '../../../schemas/generated/wire';
import { parentDomain } from '../../setup/hosts';

/** The values that a signature is held against. The user has always proved to their device who they are. */
type Expected = { readonly challenge: string; readonly origins: readonly string[] };

const held = ({ challenge, origins }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: [...origins],
  expectedRPID: parentDomain,
  requireUserVerification: true,
});

/** Wraps a device's response as browsers do (WebAuthn's PublicKeyCredential in JSON). */
const credentialOf = <Response>(id: string, response: Response) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
  response,
});

export type PasskeyKey = { readonly credential: string; readonly public_key: string; readonly uses: number };

/** Reads the key that a device has made; undefined if it was not made for this challenge on one of the origins. */
export async function verifyNewKey(
  { credential, client_data, attestation }: Wire['addPasskey']['body'],
  expected: Expected,
): Promise<PasskeyKey | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...held(expected),
      response: credentialOf(credential, { clientDataJSON: client_data, attestationObject: attestation }),
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credential: id, public_key: Buffer.from(publicKey).toString('base64url'), uses: counter };
  } catch {
    return undefined; // the library throws for all that is not as it has to be
  }
}

/** Returns the device's new count of uses; undefined if the key has not signed this challenge on one of the origins. */
export async function verifyUse(
  { credential, client_data, authenticator_data, signature }: Wire['passkeyLogin']['body']['passkey'],
  known: PasskeyKey,
  expected: Expected,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...held(expected),
      response: credentialOf(credential, {
        clientDataJSON: client_data,
        authenticatorData: authenticator_data,
        signature,
      }),
      credential: {
        id: known.credential,
        publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
        counter: known.uses,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined; // the library throws for all that is not as it has to be
  }
}
