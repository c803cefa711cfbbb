import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { schemaModules } from './schemaModules';
import { shippedRjsf, unreached } from './shippedRjsf';

const formView = fileURLToPath(new URL('../../src/kit/forms/FormView.tsx', import.meta.url));

/** The modules that drawing a form is built of, with code of theirs in the output. Nothing is written. */
async function shippedModules(): Promise<readonly string[]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [shippedRjsf(), schemaModules()],
    build: { write: false, rolldownOptions: { input: formView, preserveEntrySignatures: 'strict' } },
  });
  if (!('output' in built)) throw new Error('Vite was to build one bundle.');
  return built.output.flatMap((file) =>
    file.type === 'chunk'
      ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
      : [],
  );
}

describe('shippedRjsf', () => {
  it('ships the engine of rjsf, and of its fields the one for objects', async () => {
    const modules = await shippedModules();
    const ofCore = modules.flatMap((id) => id.split('/@rjsf/core/lib/components/').slice(1));
    expect(ofCore.sort()).toEqual(['Form.js', 'constants.js', 'fields/ObjectField.js', 'fields/SchemaField.js']);
    const libraries = /\/node_modules\/(markdown-to-jsx|fast-uri|jsonpointer|@x0k|ajv)\//;
    expect(modules.filter((id) => libraries.test(id))).toEqual([]);
    // A row of the table that rjsf no longer imports is to be taken out.
    for (const module of Object.keys(unreached)) expect(modules).toContain(`\0shipped-rjsf:${module}`);
  });
});
