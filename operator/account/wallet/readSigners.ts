import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Config } from '../../../schemas/generated/config';
import { dateOf, longDateText } from '../../../src/ground/core/dates';
import { Failure } from '../../setup/failure';
import type { AppleSigner, GoogleSigner, WalletSigners } from './WalletSigners';

export type WalletPassesConfig = NonNullable<NonNullable<Config['server']>['walletPasses']>;
type AppleConfig = NonNullable<WalletPassesConfig['apple']>;
type GoogleConfig = NonNullable<WalletPassesConfig['google']>;

/** Reads a file that a setting names. */
type ReadFile = (setting: string, path: string) => string;

/**
 * Reads the certificates and keys that the config names; `folder` is where their paths begin. Throws a `Failure` that
 * names the setting, the mistake and its remedy.
 */
export function readSigners({ apple, google }: WalletPassesConfig, folder: string): WalletSigners {
  const read: ReadFile = (setting, path) => {
    try {
      return readFileSync(resolve(folder, path), 'utf8');
    } catch {
      throw mistake(setting, `there is no file ${resolve(folder, path)} that can be read. Put it there.`);
    }
  };
  return {
    ...(apple === undefined ? {} : { apple: readApple(apple, read) }),
    ...(google === undefined ? {} : { google: readGoogle(google, read) }),
  };
}

/** The days before the end of a certificate from which on the operator is told to replace it. */
const daysOfNotice = 30;

/** Returns what is worth telling an operator about their certificates; undefined if there is nothing. */
export function adviceOnSigners({ apple }: WalletSigners, today: Date): string | undefined {
  if (!apple || apple.expiresAt.getTime() > today.getTime() + daysOfNotice * 86_400_000) return undefined;
  const day = longDateText(dateOf(apple.expiresAt));
  return apple.expiresAt > today
    ? `The certificate of Apple Wallet ends on ${day}. Have Apple make a new one, since no pass is offered after that.`
    : `The certificate of Apple Wallet ended on ${day}, so no pass is offered. Have Apple make a new one.`;
}

function readApple(config: AppleConfig, read: ReadFile): AppleSigner {
  const { passTypeIdentifier, teamIdentifier } = config;
  const certificate = certificateOf('apple/certificate', read('apple/certificate', config.certificate));
  const wwdr = certificateOf('apple/wwdr', read('apple/wwdr', config.wwdr));
  const key = keyOf(config, read);
  if (key.asymmetricKeyType !== 'rsa' || !certificate.checkPrivateKey(key))
    throw mistake(
      'apple/key',
      'this key is not that of the certificate. Take the key that the certificate was asked with.',
    );
  if (!certificate.checkIssued(wwdr) || !certificate.verify(wwdr.publicKey))
    throw mistake(
      'apple/wwdr',
      `this certificate did not issue the other one. Take Apple's intermediate certificate by the name of ${issuerOf(certificate)}.`,
    );
  const { UID: uid, OU: unit } = subjectOf(certificate);
  if (uid !== passTypeIdentifier)
    throw mistake('apple/passTypeIdentifier', `the certificate is for "${uid ?? ''}". Write the same here.`);
  if (unit !== teamIdentifier)
    throw mistake('apple/teamIdentifier', `the certificate is for the team "${unit ?? ''}". Write the same here.`);
  return {
    passTypeIdentifier,
    teamIdentifier,
    certificate: certificate.toString(),
    key: key.export({ type: 'pkcs1', format: 'pem' }).toString(),
    wwdr: wwdr.toString(),
    expiresAt: new Date(certificate.validTo),
  };
}

function keyOf({ key, passphrase }: AppleConfig, read: ReadFile): KeyObject {
  const pem = read('apple/key', key);
  const secret = passphrase === undefined ? undefined : read('apple/passphrase', passphrase).trim();
  try {
    return createPrivateKey({ key: pem, ...(secret === undefined ? {} : { passphrase: secret }) });
  } catch {
    throw mistake(
      'apple/key',
      secret === undefined
        ? 'this is no private key as PEM, or it needs a passphrase. Name a file with the passphrase as "passphrase".'
        : 'this is no private key as PEM, or the passphrase is another one.',
    );
  }
}

function certificateOf(setting: string, pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw mistake(
      setting,
      'this is no certificate as PEM. Turn a file of Apple’s into PEM by `openssl x509 -inform der -in file.cer -out file.pem`.',
    );
  }
}

/** Returns the parts of the name to which a certificate is issued. */
function subjectOf({ subject }: X509Certificate): Readonly<Record<string, string>> {
  const parts = subject
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  return Object.fromEntries(parts) as Readonly<Record<string, string>>;
}

function issuerOf({ issuer }: X509Certificate): string {
  return `"${issuer.replaceAll('\n', ', ')}"`;
}

function readGoogle({ issuerId, passClass = 'member', serviceAccount }: GoogleConfig, read: ReadFile): GoogleSigner {
  const setting = 'google/serviceAccount';
  const { client_email: email, private_key: pem } = accountOf(read(setting, serviceAccount));
  if (typeof email !== 'string' || typeof pem !== 'string')
    throw mistake(
      setting,
      'this is no key of a service account, which is JSON with "client_email" and "private_key". Have Google make one.',
    );
  try {
    return { issuerId, passClass, email, key: createPrivateKey(pem) };
  } catch {
    throw mistake(setting, 'the "private_key" in it cannot be read. Take the file as Google gave it out.');
  }
}

function accountOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

function mistake(setting: string, text: string): Failure {
  return new Failure(`The config's /server/walletPasses/${setting}: ${text}\nMend this and start again.`);
}
