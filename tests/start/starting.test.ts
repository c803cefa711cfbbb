import { createServer, type Server } from 'node:net';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { standInSigners } from '../../operator/controls/walletStandIn';
import { sandboxConfig } from '../../operator/site/config';
import { freePorts, newFolder, startSandbox, type SandboxProcess } from '../support/sandboxProcess';

const running: SandboxProcess[] = [];
const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((sandbox) => sandbox.stop()));
  for (const server of servers.splice(0)) server.close();
});

async function start(env: Readonly<Record<string, string>>): Promise<SandboxProcess> {
  const sandbox = await startSandbox({ VENUES: '5', ...env });
  running.push(sandbox);
  return sandbox;
}

/** The words at the terminal when it doesn't start. */
async function refusal(env: Readonly<Record<string, string>>): Promise<string> {
  const { code, output } = await (await start(env)).ended;
  expect(code).toBe(1);
  expect(output).not.toMatch(/\n {4}at /);
  return output.trim();
}

function fileWith(content: string): string {
  const file = join(newFolder('file'), 'config.json');
  writeFileSync(file, content);
  return file;
}

describe('what keeps the sandbox from starting is one clear line', { timeout: 60_000 }, () => {
  it('a taken port', async () => {
    const port = await freePorts();
    const server = createServer().listen(port, '127.0.0.1');
    servers.push(server);
    expect(await refusal({ PORT: String(port) })).toBe(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 100} npm start`,
    );
  });

  it("a port that isn't one", async () => {
    expect(await refusal({ PORT: 'http' })).toBe('PORT must be a whole number from 1 to 65534, not "http".');
  });

  it('a data directory that is a file', async () => {
    const file = fileWith('{}');
    expect(await refusal({ DATA_DIR: file })).toBe(
      `DATA_DIR: ${file} is a file. Set DATA_DIR to a folder, or move the file away.`,
    );
  });

  it('a certificate without its key', async () => {
    expect(await refusal({ TLS_CERT: fileWith('') })).toBe(
      'TLS_KEY: there is no file "" that can be read. Set both TLS_CERT and TLS_KEY.',
    );
  });

  it('a second process on the same data directory', async () => {
    const folder = newFolder('data');
    await (
      await start({ DATA_DIR: folder })
    ).ready;
    const said = await refusal({ DATA_DIR: folder });
    expect(said.split('\n')).toHaveLength(1);
    expect(said).toContain(folder);
    expect(said).toMatch(/DATA_DIR/);
  });

  it.each([
    ['no JSON', '{ "appName": ', /config\.json:1:\d+ The file ends too early/],
    ['a setting that is none', '{\n  "colour": "red"\n}', /there is no setting "colour"/],
    [
      'a value of the wrong kind',
      '{\n  "kiosk": { "idleModalMs": "soon" }\n}',
      /:2:14 \/kiosk\/idleModalMs: must be integer/,
    ],
    ['a value that is not offered', '{ "environment": "moon" }', /\/environment: must be one of sandbox, production/],
  ])('a config with %s', async (_name, content, expected) => {
    const said = await refusal({ CONFIG: fileWith(content) });
    expect(said).toMatch(expected);
    expect(said).toMatch(/start again/);
  });

  it("a config that isn't there", async () => {
    expect(await refusal({ CONFIG: '/nowhere/config.json' })).toMatch(/^There is no config at \/nowhere\/config\.json/);
  });

  it('a database that does not answer', async () => {
    const port = await freePorts();
    const said = await refusal({ DATABASE_URL: `postgres://joinery@127.0.0.1:${port}/joinery` });
    expect(said).toMatch(/^DATABASE_URL: /);
    expect(said.split('\n')).toHaveLength(1);
  });
});

describe('the site for a real back end', { timeout: 60_000 }, () => {
  const make = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'tools/site.mjs', ...args], { encoding: 'utf8' });
  const config = {
    ...sandboxConfig(4000),
    environment: 'production',
    apiBase: 'https://api.example.org',
    payment: { scriptOrigins: ['https://js.stripe.com'] },
    server: { trustProxy: ['10.0.0.0/8'] },
  };

  it('is a folder with the page, its config, and headers that admit the provider at checkout alone', () => {
    const folder = join(newFolder('site'), 'out');
    const { status, stderr } = make(fileWith(JSON.stringify(config)), folder);
    expect([status, stderr]).toEqual([0, '']);
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    expect(page).toContain('"apiBase":"https://api.example.org"');
    expect(page).not.toContain('10.0.0.0/8');
    const [, script = ''] = /src="\/(assets\/[^"]+\.js)"/.exec(page) ?? [];
    expect(existsSync(join(folder, script))).toBe(true);
    expect(existsSync(join(folder, 'journeys/join.json'))).toBe(true);
    const headers = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    expect(headers['/checkout']?.['content-security-policy']).toContain("script-src 'self' https://js.stripe.com;");
    expect(headers['/*']?.['content-security-policy']).toContain("script-src 'self';");
    expect(headers['/*']?.['content-security-policy']).toContain("connect-src 'self' https://api.example.org;");
  });

  it('is not made of a config that is incomplete', () => {
    const { status, stderr } = make(fileWith('{ "appName": "Pool" }'), newFolder('site'));
    expect(status).toBe(1);
    expect(stderr).toContain('/: the setting "sites" is missing.');
  });
});

describe('the config', { timeout: 60_000 }, () => {
  it("is the sandbox's own with the file over it", async () => {
    const config = fileWith('{ "appName": "Pool & Court", "kiosk": { "idleModalMs": 20000 } }');
    const sandbox = await start({ CONFIG: config });
    await sandbox.ready;
    const page = await (await fetch(`http://127.0.0.1:${sandbox.port}/`)).text();
    const [, block = '{}'] = /id="joinery-config">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(block)).toMatchObject({
      appName: 'Pool & Court',
      kiosk: { idleModalMs: 20_000, idleResetMs: 110_000 },
    });
  });

  it('tells the page which wallets there are, and nothing of their keys', async () => {
    const { email, key, issuerId } = standInSigners().google;
    const account = { client_email: email, private_key: key.export({ type: 'pkcs8', format: 'pem' }) };
    const google = { issuerId, serviceAccount: fileWith(JSON.stringify(account)) };
    const sandbox = await start({ CONFIG: fileWith(JSON.stringify({ server: { walletPasses: { google } } })) });
    await sandbox.ready;
    const page = await (await fetch(`http://127.0.0.1:${sandbox.port}/`)).text();
    expect(page).toContain('"wallets":["google"]');
    expect(page).not.toContain(issuerId);
    expect(page).not.toContain(google.serviceAccount);
  });

  it('stops the start where a file of a wallet is missing', async () => {
    const config = fileWith('{"server":{"walletPasses":{"google":{"issuerId":"1","serviceAccount":"none.json"}}}}');
    const said = await refusal({ CONFIG: config });
    expect(said).toContain(
      `/server/walletPasses/google/serviceAccount: there is no file ${join(dirname(config), 'none.json')}`,
    );
    expect(said).not.toContain('    at ');
  });

  it('advises an operator whose kiosk leaves too little time to answer', async () => {
    const config = fileWith('{ "kiosk": { "idleResetMs": 95000 } }');
    const sandbox = await start({ CONFIG: config });
    await sandbox.ready;
    expect(sandbox.output()).toContain('A kiosk gives 5 s to answer its warning; people need 20 s or more');
  });
});
