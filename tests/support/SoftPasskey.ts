import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

type Wanted = {
  readonly challenge: string;
  readonly origin: string;
  /** The domain for which the key is made or used. */
  readonly domain?: string;
  /** False if the device has not checked who uses it. */
  readonly isVerified?: boolean;
};

/** A passkey without a device: it signs as the Web Authentication specification (level 3, sections 6 and 7) has it. */
export class SoftPasskey {
  readonly credential = randomBytes(16);
  /** The count of uses that the next signature tells. */
  uses = 0;
  private readonly publicKey: KeyObject;
  private readonly privateKey: KeyObject;

  constructor() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.publicKey = pair.publicKey;
    this.privateKey = pair.privateKey;
  }

  /** The body that adds the passkey. */
  made(wanted: Wanted) {
    const attested = [Buffer.alloc(16), uint16(this.credential.length), this.credential, this.coseKey()];
    const authData = Buffer.concat([this.authenticatorData(wanted, 0x40), ...attested]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      Buffer.from([0x59]),
      uint16(authData.length),
      authData,
    ]);
    return {
      credential: this.credential.toString('base64url'),
      client_data: clientData('webauthn.create', wanted).toString('base64url'),
      attestation: attestation.toString('base64url'),
    };
  }

  /** The body that logs in. */
  signed(wanted: Wanted, owner?: string) {
    const said = clientData('webauthn.get', wanted);
    const authData = this.authenticatorData(wanted, 0);
    const hash = createHash('sha256').update(said).digest();
    const signature = sign('sha256', Buffer.concat([authData, hash]), this.privateKey);
    return {
      credential: this.credential.toString('base64url'),
      client_data: said.toString('base64url'),
      authenticator_data: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      ...(owner === undefined ? {} : { user_handle: owner }),
    };
  }

  private authenticatorData({ domain = 'joinery.localhost', isVerified = true }: Wanted, more: number): Buffer {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | more;
    const uses = Buffer.alloc(4);
    uses.writeUInt32BE(this.uses);
    return Buffer.concat([createHash('sha256').update(domain).digest(), Buffer.from([flags]), uses]);
  }

  /** The public key as COSE has it: a map of type EC2, algorithm ES256, curve P-256 and the two coordinates. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
  }
}

function clientData(type: string, { challenge, origin }: Wanted): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}
