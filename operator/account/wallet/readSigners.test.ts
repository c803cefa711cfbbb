import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { standInSigners } from '../../controls/walletStandIn';
import { adviceOnSigners, readSigners, type WalletPassesConfig } from './readSigners';

const { apple, google } = standInSigners();
const { passTypeIdentifier, teamIdentifier } = apple;
const account = {
  client_email: google.email,
  private_key: google.key.export({ type: 'pkcs8', format: 'pem' }),
};
const right = {
  apple: { passTypeIdentifier, teamIdentifier, certificate: 'pass.pem', key: 'pass.key', wwdr: 'wwdr.pem' },
  google: { issuerId: '3388000000000000000', serviceAccount: 'google.json' },
} as const;

let folder: string;
const write = (name: string, content: string): void => writeFileSync(join(folder, name), content);
const read = (config: WalletPassesConfig) => readSigners(config, folder);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'joinery-wallets-'));
  write('pass.pem', apple.certificate);
  write('pass.key', apple.key);
  write('wwdr.pem', apple.wwdr);
  write('google.json', JSON.stringify(account));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('readSigners', () => {
  it('reads what the config names, from its own folder', () => {
    const signers = read(right);
    expect(signers.apple).toMatchObject({ passTypeIdentifier, teamIdentifier, key: apple.key });
    expect(signers.apple?.expiresAt).toEqual(new Date('2120-01-01'));
    expect(signers.google).toMatchObject({ issuerId: right.google.issuerId, passClass: 'member', email: google.email });
    expect(read({})).toEqual({});
  });

  it('reads a key that has a passphrase, which is the only line of a file', () => {
    const locked = { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'Front crawl' } as const;
    write('pass.key', createPrivateKey(apple.key).export(locked).toString());
    expect(() => read(right)).toThrow(/apple\/key: this is no private key as PEM, or it needs a passphrase\./);
    write('phrase', 'Backstroke\n');
    const config = { apple: { ...right.apple, passphrase: 'phrase' } };
    expect(() => read(config)).toThrow(/apple\/key: .* or the passphrase is another one\./);
    write('phrase', 'Front crawl\n');
    expect(read(config).apple?.key).toBe(apple.key);
  });

  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
  it.each([
    ['pass.pem', 'no certificate', /apple\/certificate: this is no certificate as PEM\./],
    ['wwdr.pem', 'no certificate', /apple\/wwdr: this is no certificate as PEM\./],
    [
      'wwdr.pem',
      apple.certificate,
      /apple\/wwdr: this certificate did not issue the other one\. .*"CN=Joinery Sandbox"/,
    ],
    ['pass.key', other.toString(), /apple\/key: this key is not that of the certificate\./],
    ['google.json', '{', /google\/serviceAccount: this is no key of a service account/],
    ['google.json', 'null', /google\/serviceAccount: this is no key of a service account/],
    ['google.json', '{"client_email":"a@b.example"}', /google\/serviceAccount: this is no key of a service account/],
    ['google.json', '{"client_email":"a","private_key":"b"}', /the "private_key" in it cannot be read/],
  ])('says what is wrong with the file %s where it is "%.20s"', (name, content, text) => {
    write(name, content);
    expect(() => read(right)).toThrow(text);
  });

  it('says which file is missing, and which name the certificate has', () => {
    expect(() => read({ apple: { ...right.apple, wwdr: 'G4.pem' } })).toThrow(
      `The config's /server/walletPasses/apple/wwdr: there is no file ${join(folder, 'G4.pem')} that can be read.`,
    );
    expect(() => read({ apple: { ...right.apple, passTypeIdentifier: 'pass.other' } })).toThrow(
      /apple\/passTypeIdentifier: the certificate is for "pass\.localhost\.joinery"\./,
    );
    expect(() => read({ apple: { ...right.apple, teamIdentifier: 'TEAM' } })).toThrow(
      /apple\/teamIdentifier: the certificate is for the team "SANDBOX000"\./,
    );
  });
});

describe('adviceOnSigners', () => {
  it.each([
    ['2119-12-01', undefined],
    ['2119-12-03', /ends on 1 January 2120\. Have Apple make a new one/],
    ['2120-01-02', /ended on 1 January 2120, so no pass is offered/],
  ])('on %s is %s', (today, text) => {
    const advice = adviceOnSigners({ apple }, new Date(today));
    if (text) expect(advice).toMatch(text);
    else expect(advice).toBeUndefined();
    expect(adviceOnSigners({}, new Date(today))).toBeUndefined();
  });
});
