import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** One import: both files as paths from the root of the project, with `/` between their parts. */
export type Import = { readonly from: string; readonly to: string };

const endings = ['', '.ts', '.tsx', '.css', '.json', '/index.ts', '/index.tsx', '.d.ts'];

/** Returns the TypeScript files in `folder` and below it, without tests; paths from `root`. */
export function sourceFiles(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))
    .sort();
}

/** Returns every relative import of the files, dynamic ones and those of types included. */
export function importsOf(root: string, files: readonly string[]): readonly Import[] {
  return files.flatMap((from) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, from), 'utf8'), true, true);
    return importedFiles
      .filter(({ fileName }) => fileName.startsWith('.'))
      .flatMap(({ fileName }) => {
        const to = resolved(root, join(dirname(from), fileName.replace(/\?.*$/, '')));
        return to === undefined ? [] : [{ from, to }];
      });
  });
}

function resolved(root: string, path: string): string | undefined {
  const found = endings.map((ending) => path + ending).find((each) => isFile(join(root, each)));
  return found === undefined ? undefined : relative('.', found).replaceAll('\\', '/');
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
