import { vi } from 'vitest';
import { SoftPasskey } from '../../support/SoftPasskey';
import { device } from '../softPasskey';

type Asked = { readonly publicKey: { readonly challenge: BufferSource } };

/** A device that makes and uses a passkey at once, as if its owner had put a finger on it. */
export function standInPasskeys(): void {
  Object.assign(window, { PublicKeyCredential: vi.fn() });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      create: ({ publicKey }: Asked) => Promise.resolve(credential(new SoftPasskey().made(wanted(publicKey)))),
      get: ({ publicKey }: Asked) => Promise.resolve(credential(device.passkey.signed(wanted(publicKey)))),
    },
  });
}

function wanted({ challenge }: Asked['publicKey']) {
  const bytes = Buffer.from(ArrayBuffer.isView(challenge) ? challenge.buffer : challenge);
  return { challenge: bytes.toString('base64url'), origin: location.origin };
}

type Signed = Readonly<Record<string, string>>;

/** The object that a browser gives to the page for what a device has signed. */
function credential({ credential: id = '', client_data = '', ...signed }: Signed) {
  const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64url'));
  const part = (name: string): ArrayBuffer | undefined => {
    const text = signed[name];
    return text === undefined ? undefined : bytes(text).buffer;
  };
  return {
    id,
    rawId: bytes(id).buffer,
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: {
      clientDataJSON: bytes(client_data).buffer,
      attestationObject: part('attestation'),
      authenticatorData: part('authenticator_data'),
      signature: part('signature'),
    },
  };
}
