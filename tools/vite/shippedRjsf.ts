import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const forms = fileURLToPath(new URL('../../src/kit/forms/', import.meta.url));
const registry = '@rjsf/core/lib/getDefaultRegistry.js';

/** Modules that rjsf imports and that no form reaches, with the exports that rjsf imports of each. */
export const unreached: Readonly<Record<string, readonly string[]>> = {
  // Draws descriptions, help and messages, all of which the field rows draw themselves.
  'markdown-to-jsx/react': ['Markdown'],
  // Resolves `$ref` by fast-uri and jsonpointer. The schema of a form's groups has none.
  '@rjsf/utils/lib/findSchemaDefinition.js': ['default', 'makeAllReferencesAbsolute', 'splitKeyElementFromObject'],
  // Merges `allOf` by @x0k/json-schema-merge. The schema of a form's groups has none.
  '@rjsf/utils/lib/schema/shallowAllOfMerge.js': ['default'],
  // Leaves out what no field has, for a form with `omitExtraData`: rjsf holds no values here.
  '@rjsf/utils/lib/schema/omitExtraData.js': ['default', 'getUsedFormData', 'getFieldNames', 'isValueEmpty'],
  // Lists the paths of values for `omitExtraData` and fields for `oneOf`.
  '@rjsf/utils/lib/schema/toPathSchema.js': ['default'],
};

const prefix = '\0shipped-rjsf:';

/** Replaces the parts of rjsf that no form uses by stand-ins, which throw if called. See docs/decisions/0027-what-is-shipped-of-rjsf.md. */
export function shippedRjsf(): Plugin {
  return {
    name: 'joinery-shipped-rjsf',
    enforce: 'pre',
    resolveId(source, importer) {
      const [, from = ''] = importer?.split('/node_modules/') ?? [];
      if (!from.startsWith('@rjsf/')) return undefined;
      const module = source.startsWith('.') ? posix.join(posix.dirname(from), source) : source;
      if (module !== registry && !(module in unreached)) return undefined;
      return { id: prefix + module, moduleSideEffects: false };
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const module = id.slice(prefix.length);
      return module === registry ? ownRegistry : standIns(module, unreached[module] ?? []);
    },
  };
}

const ownRegistry = `export { shippedRegistry as default } from ${JSON.stringify(`${forms}shippedRegistry.ts`)};`;

function standIns(module: string, names: readonly string[]): string {
  const code = names.map((name, index) => {
    const standIn = `notShipped(${JSON.stringify(`"${name}" of ${module}`)})`;
    return `const standIn${index} = ${standIn};\nexport { standIn${index} as ${name} };`;
  });
  return [`import { notShipped } from ${JSON.stringify(`${forms}notShipped.ts`)};`, ...code].join('\n');
}
