import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { languageHash } from '../journeys/languageHash.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const languageModule = 'virtual:journey-language';

/**
 * Checks the shipped journeys when the page is built, fails the build if one does not pass, and writes those that
 * passed beside the page with their stamps. `virtual:journey-language` is the hash with which the page verifies stamps.
 */
export function journeys(): Plugin {
  return {
    name: 'joinery-journeys',
    resolveId: (id) => (id === languageModule ? `\0${languageModule}` : undefined),
    load: (id) => (id === `\0${languageModule}` ? `export default ${JSON.stringify(languageHash(root))};` : undefined),
    writeBundle({ dir = 'dist' }) {
      const args = ['--import', 'tsx', 'tools/journeys.ts', 'check', '--publish', join(dir, 'journeys')];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
      if (status !== 0) this.error(`A journey does not hold, so there is no build.\n${stdout}${stderr}`);
    },
  };
}
