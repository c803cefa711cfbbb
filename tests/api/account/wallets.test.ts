import { spawnSync } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jwtVerify } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { standInSigners } from '../../../operator/controls/walletStandIn';
import type { AccountWallets } from '../../../schemas/generated/wire';
import { addDays, dateOf } from '../../../src/ground/core/dates';
import { furtherServer } from '../furtherServer';
import { sharedHarness, type Caller, type Harness } from '../harness';
import { at, morgan, setClock, userOf } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const url = '/api/my-account/wallets';
const walletsOf = async (caller: Caller): Promise<AccountWallets> => (await caller.get(url)).data;
const passOf = ({ id }: Record<string, unknown>): string => `${url}/${String(id)}/pass.pkpass`;

/** Signs a customer in whose test has both wallets. */
async function withWallets(email: string): Promise<Caller> {
  const caller = await harness.signedIn(email);
  await caller.put('/sandbox/settings', { walletPasses: true });
  return caller;
}

/** Downloads the caller's pass and takes its files apart. */
async function download({ token = '', testId }: Caller, path: string) {
  const headers = { authorization: `Bearer ${token}`, 'x-sandbox-test': testId };
  const answer = await harness.app.inject({ url: path, headers });
  expect(answer.statusCode).toBe(200);
  return { headers: answer.headers, files: filesOf(answer.rawPayload) };
}

/** Reads a zip file whose parts are not compressed. */
function filesOf(zip: Buffer): Readonly<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for (let from = 0; zip.readUInt32LE(from) === 0x04034b50;) {
    expect(zip.readUInt16LE(from + 8)).toBe(0);
    const [size, name, extra] = [zip.readUInt32LE(from + 18), zip.readUInt16LE(from + 26), zip.readUInt16LE(from + 28)];
    const start = from + 30 + name + extra;
    files[zip.toString('utf8', from + 30, from + 30 + name)] = zip.subarray(start, start + size);
    from = start + size;
  }
  return files;
}

/** Holds the signature of a manifest against the authority that issued its certificate. */
function verify(files: Readonly<Record<string, Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'joinery-pass-'));
  const file = (name: string, content: Buffer | string = ''): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const { stderr } = spawnSync(
    'openssl',
    ['smime', '-verify', '-inform', 'der', '-purpose', 'any', '-out', join(folder, 'out')].concat([
      '-in',
      file('signature', files.signature),
      '-content',
      file('manifest', files['manifest.json']),
      '-CAfile',
      file('authority', standInSigners().apple.wwdr),
    ]),
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  return stderr.trim();
}

const shownIn = (files: Readonly<Record<string, Buffer>>) =>
  JSON.parse(String(files['pass.json'])) as { readonly expirationDate?: string };

describe('the pass for Apple Wallet', () => {
  it('is a file whose parts and signature are right, with the code of its customer', async () => {
    const caller = await withWallets(morgan);
    const user = await userOf(caller);
    const { apple } = await walletsOf(caller);
    expect(apple).toBe(passOf(user));
    const { headers, files } = await download(caller, passOf(user));
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.apple.pkpass',
      'content-disposition': 'attachment; filename="pass.pkpass"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const { signature: _, 'manifest.json': manifest, ...parts } = files;
    expect(Object.keys(parts).toSorted()).toEqual(['icon.png', 'icon@2x.png', 'icon@3x.png', 'pass.json']);
    const sums = Object.entries(parts).map(([name, part]) => [name, createHash('sha1').update(part).digest('hex')]);
    expect(JSON.parse(String(manifest))).toEqual(Object.fromEntries(sums));
    expect(verify(files)).toBe('Verification successful');
    expect(verify({ ...files, 'manifest.json': Buffer.from('{}') })).toContain('Verification failure');
    const number = String(user.barcode);
    expect(shownIn(files)).toMatchObject({
      passTypeIdentifier: 'pass.localhost.joinery',
      teamIdentifier: 'SANDBOX000',
      serialNumber: user.id,
      organizationName: 'Aire Valley Leisure',
      sharingProhibited: true,
      barcodes: [
        {
          format: 'PKBarcodeFormatCode128',
          message: number,
          messageEncoding: 'iso-8859-1',
          altText: number.replaceAll(/(.{4})(?=.)/g, '$1 '),
        },
      ],
      generic: {
        primaryFields: [{ key: 'holder', value: 'Morgan Reid' }],
        secondaryFields: [{ key: 'title', value: 'Total Fitness' }],
        auxiliaryFields: [{ key: 'member_number', value: user.reference }],
      },
    });
    expect(shownIn(files)).not.toHaveProperty('expirationDate');
  });

  it('is there for somebody who pays for each visit', async () => {
    const caller = await withWallets('amara@example.org');
    const user = await userOf(caller);
    expect(shownIn((await download(caller, passOf(user))).files)).toMatchObject({
      barcodes: [{ message: user.barcode }],
      generic: { secondaryFields: [{ value: 'Pay as you go' }] },
    });
  });

  it('ends with the last membership of its customer', async () => {
    const caller = await withWallets('felix@example.org');
    const { files } = await download(caller, passOf(await userOf(caller)));
    const lastDay = addDays(dateOf(new Date()), 10);
    expect(shownIn(files).expirationDate).toBe(at(addDays(lastDay, 1), '00:00'));
  });

  it('is nobody else’s, nor of somebody without a session', async () => {
    const caller = await withWallets(morgan);
    const path = passOf(await userOf(caller));
    const amara = await harness.signedIn('amara@example.org', caller.testId);
    expect(await amara.get(path)).toMatchObject({ status: 404 });
    expect(await (await harness.caller(caller.testId)).get(path)).toMatchObject({
      status: 401,
      body: { message: 'Please log in.' },
    });
  });

  it('is not made with a certificate that has expired', async () => {
    const caller = await withWallets(morgan);
    const path = passOf(await userOf(caller));
    await setClock(caller, '2120-01-02T12:00:00Z');
    expect(await walletsOf(caller)).toMatchObject({ apple: null });
    expect(await caller.get(path)).toMatchObject({
      status: 404,
      body: { message: 'This pass can’t be added to Apple Wallet.' },
    });
  });
});

describe('the link to Google Wallet', () => {
  it('is signed, and has the code of its customer', async () => {
    const caller = await withWallets(morgan);
    const { google } = await walletsOf(caller);
    const { payload } = await jwtVerify<{ payload: object }>(
      google?.split('/').at(-1) ?? '',
      createPublicKey(standInSigners().google.key),
    );
    expect(payload).toMatchObject({
      iss: 'wallet@joinery.localhost',
      aud: 'google',
      typ: 'savetowallet',
      payload: { genericObjects: [{ barcode: { type: 'CODE_128', value: (await userOf(caller)).barcode } }] },
    });
  });
});

describe('without certificates', () => {
  it('there is no wallet', async () => {
    const caller = await harness.signedIn(morgan);
    expect(await walletsOf(caller)).toEqual({ apple: null, google: null });
    expect(await caller.get(passOf(await userOf(caller)))).toMatchObject({
      status: 404,
      body: { message: 'This pass can’t be added to Apple Wallet.' },
    });
    expect(await (await harness.caller(caller.testId)).get(url)).toMatchObject({ status: 401 });
  });

  it('a production server has none of the sandbox’s own', async () => {
    const caller = await withWallets(morgan);
    const app = await furtherServer(harness, { environment: 'production' });
    const headers = { authorization: `Bearer ${caller.token ?? ''}`, 'x-sandbox-test': caller.testId };
    const { data } = (await app.inject({ url, headers })).json<{ data: AccountWallets }>();
    expect(data).toEqual({ apple: null, google: null });
    await app.close();
  });
});
