import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';
import type { WalletSigners } from '../account/wallet/WalletSigners';

const passTypeIdentifier = 'pass.localhost.joinery';
const teamIdentifier = 'SANDBOX000';

let made: Required<WalletSigners> | undefined;

/**
 * Returns certificates of this process's own for both wallets, so that tests and demonstrations need no secret. No phone
 * accepts a pass that is signed with them.
 */
export function standInSigners(): Required<WalletSigners> {
  return (made ??= makeSigners());
}

function makeSigners(): Required<WalletSigners> {
  const authority = newKeys();
  const own = newKeys();
  const issuer = [{ name: 'commonName', value: 'Joinery Sandbox' }];
  const wwdr = certificate({ serial: '01', subject: issuer, issuer, keys: authority, by: authority });
  const subject = [
    { type: '0.9.2342.19200300.100.1.1', value: passTypeIdentifier }, // the user id, as in Apple's
    { shortName: 'OU', value: teamIdentifier },
  ];
  const issued = certificate({ serial: '02', subject, issuer, keys: own, by: authority });
  return {
    apple: {
      passTypeIdentifier,
      teamIdentifier,
      certificate: forge.pki.certificateToPem(issued),
      key: own.privateKey,
      wwdr: forge.pki.certificateToPem(wwdr),
      expiresAt: issued.validity.notAfter,
    },
    google: {
      issuerId: '3388000000000000000',
      passClass: 'member',
      email: 'wallet@joinery.localhost',
      key: createPrivateKey(own.privateKey),
    },
  };
}

type Keys = ReturnType<typeof newKeys>;
type NewCertificate = {
  /** The number by which the issuer tells its certificates apart, in hexadecimal digits. */
  readonly serial: string;
  readonly subject: forge.pki.CertificateField[];
  readonly issuer: forge.pki.CertificateField[];
  readonly keys: Keys;
  /** The keys of whoever issues it. */
  readonly by: Keys;
};

function newKeys() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
}

function certificate({ serial, subject, issuer, keys, by }: NewCertificate): forge.pki.Certificate {
  const issued = forge.pki.createCertificate();
  issued.publicKey = forge.pki.publicKeyFromPem(keys.publicKey);
  issued.serialNumber = serial;
  issued.validity.notBefore = new Date('2020-01-01');
  issued.validity.notAfter = new Date('2120-01-01');
  issued.setSubject(subject);
  issued.setIssuer(issuer);
  issued.setExtensions([{ name: 'basicConstraints', cA: keys === by }]);
  issued.sign(forge.pki.privateKeyFromPem(by.privateKey), forge.md.sha256.create());
  return issued;
}
