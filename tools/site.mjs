// `npm run site -- CONFIG.json [FOLDER]`: writes the built page for one operator as files for any web server. See
// docs/deployers.md.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../operator/setup/failure';
import { readConfigFile } from '../operator/site/configFile';
import { challengeFramePolicy, contentSecurityPolicy, securityHeaders, workerPolicy } from '../operator/site/headers';
import { inline } from '../operator/site/page';
import { consentCookieName } from '../src/ground/core/consent';
import { ensureBuilt } from './prepare.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const [configFile, folder = 'site'] = process.argv.slice(2);

try {
  if (!configFile) throw new Failure('Say which config: npm run site -- CONFIG.json [FOLDER]');
  const { server: _ownSettings, ...config } = readConfigFile(resolve(configFile));
  ensureBuilt(root);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'dist/assets'), join(folder, 'assets'), { recursive: true });
  cpSync(join(root, 'dist/journeys'), join(folder, 'journeys'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), inline(readFileSync(join(root, 'dist/index.html'), 'utf8'), { config }));
  cpSync(join(root, 'dist/sca-frame.html'), join(folder, 'sca-frame.html'));
  cpSync(join(root, 'dist/pass-worker.js'), join(folder, 'pass-worker.js'));
  const headersFor = (path, agreed = false) => ({
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy(path, config, { agreed }),
  });
  const whenAgreed = `/* with the cookie ${consentCookieName(config.cookies.prefix)}=yes`;
  const headers = {
    '/checkout': headersFor('/checkout'),
    '/sca-frame': { ...securityHeaders, 'content-security-policy': challengeFramePolicy(config) },
    '/assets/*': { 'cache-control': 'public, max-age=31536000, immutable' },
    '/pass-worker.js': { 'cache-control': 'no-cache', 'content-security-policy': workerPolicy },
    '/journeys/*': { 'cache-control': 'no-cache' },
    ...(config.analytics ? { [whenAgreed]: headersFor('/', true) } : {}),
    '/*': headersFor('/'),
  };
  writeFileSync(join(folder, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
  console.log(
    `The site is in ${folder}/. Serve sca-frame.html at /sca-frame and index.html for every other page, with the headers in headers.json.`,
  );
} catch (error) {
  console.error(error instanceof Failure ? error.message : error);
  process.exitCode = 1;
}
