import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Writes a .br and a .gz file beside every asset that compression shrinks, so that no server has to compress assets.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir, config.build.assetsDir);
    },
    closeBundle() {
      if (!existsSync(folder)) return; // the build has failed, and says why
      for (const name of readdirSync(folder).filter((each) => /\.(?:js|css|svg|json)$/.test(each))) {
        const file = join(folder, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
