import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteUrl } from '../../operator/setup/hosts';
import { aptInstall } from '../../tools/apt';
import { SandboxControls } from '../browser/support/SandboxControls';
import { newFolder, startSandbox, type SandboxProcess } from '../support/sandboxProcess';
import { selfSigned } from '../support/certificate';
import { Firefox } from './Firefox';
import { joinAs } from './joinAs';
import { isInstalled, packages } from './packages';
import { openScreen, type Screen } from './Screen';
import { WebKit } from './WebKit';

const dataDir = newFolder('smoke');
let sandbox: SandboxProcess;
let screen: Screen;

beforeAll(async () => {
  if (!isInstalled() && !aptInstall(packages)) throw new Error(`Install ${packages.join(', ')} and try again.`);
  sandbox = await startSandbox({ ...selfSigned(), DATA_DIR: dataDir, VENUES: '20' });
  await sandbox.ready;
  screen = await openScreen();
}, 900_000);
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
    try {
      await joinAs(visitor, email, siteUrl('online-joining', sandbox.port + 2, 'https'));
      expect([...(await visitor.noise()), ...complaints()]).toEqual([]);
    } catch (error) {
      mkdirSync('test-results', { recursive: true });
      writeFileSync(`test-results/${name}.png`, await visitor.picture());
      throw error;
    } finally {
      await visitor.close();
    }

    const { customers, orders, payments } = await new SandboxControls(sandbox.port, '').records();
    const customer = customers.find((each) => each.email === email);
    const order = orders.find(({ customer_id }) => customer_id === customer?.id);
    expect(customer).toMatchObject({ first_name: 'Amara', billing_day: 8 });
    expect(order).toMatchObject({ new_mandate: true });
    expect(payments.filter(({ order_id }) => order_id === order?.id)).toMatchObject([
      { tender_type: 'card', amount: order?.total, provider: 'Stripe' },
    ]);
  });
});

type LogLine = {
  readonly reqId: string;
  readonly req?: { readonly url: string };
  readonly res?: { readonly statusCode: number };
};

/** The server's refusals and the pages' reports to it: errors, and what the content policy stopped. */
function complaints(): readonly string[] {
  const lines = readFileSync(join(dataDir, 'requests.log'), 'utf8').trim().split('\n');
  const log = lines.map((line) => JSON.parse(line) as LogLine);
  const urls = new Map(log.flatMap(({ reqId, req }) => (req ? [[reqId, req.url]] : [])));
  return log
    .flatMap(({ reqId, res }) => (res ? [{ status: res.statusCode, url: urls.get(reqId) ?? '' }] : []))
    .filter(({ status, url }) => status >= 400 || /client-errors|csp-reports/.test(url))
    .map(({ status, url }) => `${status} ${url}`);
}
