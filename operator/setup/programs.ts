import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const bundle = join(root, 'dist-server');

/**
 * Returns the arguments by which Node runs another program of the project, named by its source file: from the bundle if
 * this process runs from the bundle (`tools/server.config.ts`), otherwise from the sources.
 */
export function programArguments(file: string): readonly string[] {
  if (process.argv[1]?.startsWith(bundle) === true) return [join(bundle, file.replace(/\.ts$/, '.js'))];
  return ['--import', 'tsx', join(root, file)];
}
