import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { siteUrl } from '../../sandbox/site/hosts';
import { newFolder, startSandbox, type SandboxProcess } from '../support/sandboxProcess';
import { selfSigned } from './certificate';
import { Firefox } from './Firefox';
import { joinAs } from './joinAs';
import { openScreen, type Screen } from './Screen';
import { WebKit } from './WebKit';

const dataDir = newFolder('smoke');
let sandbox: SandboxProcess;
let screen: Screen;

beforeAll(async () => {
  sandbox = await startSandbox({ ...selfSigned(), DATA_DIR: dataDir, VENUES: '20' });
  await sandbox.ready;
  screen = await openScreen();
}, 300_000);
afterAll(async () => {
  screen.close();
  await sandbox.stop();
});

describe.each([
  ['Firefox', Firefox],
  ['WebKit', WebKit],
])('%s', (name, browser) => {
  it('joins by the month, and nothing goes wrong meanwhile', { timeout: 300_000 }, async () => {
    const email = `${name.toLowerCase()}@example.org`;
    const visitor = await browser.start(screen);
    console.log(visitor.browser);
    onTestFailed(async () => {
      mkdirSync('test-results', { recursive: true });
      writeFileSync(`test-results/${name}.png`, await visitor.picture());
    });
    await joinAs(visitor, email, siteUrl('online-joining', sandbox.port + 2, 'https'));
    expect(await visitor.noise()).toEqual([]);
    await visitor.close();
  });
});
