import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const stripeRoot = {
  name: '@stripe/stripe-js',
  allowTypeImports: true,
  message: "Import values from '@stripe/stripe-js/pure': the root injects Stripe's script as soon as it is imported.",
};

const domTypes = createRequire(import.meta.url).resolve('typescript/lib/lib.dom.d.ts');
const domGlobals = [...readFileSync(domTypes, 'utf8').matchAll(/^declare (?:var|function) (\w+)/gm)].map(
  ([, name]) => name,
);
const shadowing = `[id.name=/^(?:${domGlobals.join('|')})$/]`;
const noShadowedGlobal = {
  selector: [
    `ExportNamedDeclaration > :matches(ClassDeclaration, FunctionDeclaration)${shadowing}`,
    `ExportNamedDeclaration > :matches(TSTypeAliasDeclaration, TSInterfaceDeclaration)${shadowing}`,
    `ExportNamedDeclaration > VariableDeclaration > VariableDeclarator${shadowing}`,
  ].join(', '),
  message: 'The browser has a global of this name: a file that forgets the import would use it unnoticed.',
};
const inTransaction = [
  ":function[params.0.typeAnnotation.typeAnnotation.typeName.name='InTransaction'] *",
  "CallExpression[callee.property.name='execute'][callee.object.callee.property.name='transaction'] *",
].join(', ');
const noLockThatEndsAtOnce = {
  selector: [
    `CallExpression[callee.property.name=/^for(Update|Share|NoKeyUpdate|KeyShare)$/]:not(${inTransaction})`,
    "CallExpression[callee.property.name=/^for(Update|Share|NoKeyUpdate|KeyShare)$/] > MemberExpression Identifier[name='db']",
  ].join(', '),
  message: 'Outside of a transaction a lock is gone before the next statement: take `queries: InTransaction` first.',
};
const noRawHtml = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Use <ServerHtml>: it is the one place that cleans HTML.',
};

const noSilentButton = {
  selector:
    "JSXOpeningElement[name.name='button'] > JSXAttribute[name.name=/^(?:aria-)?disabled$/]:not([value.expression.name='disabled'])",
  message:
    'A press of it would do nothing: use Button, LinkButton or pressable with the text that says why. `disabled={disabled}` is for a form that is being sent.',
};

const noForgottenPress = {
  selector: "JSXAttribute[name.name=/^on(?:Click|Retry|Book|Take|Leave)$/] UnaryExpression[operator='void']",
  message:
    'Nobody would see that it works until it is done: let the press of a Button, LinkButton or PlainButton return the promise.',
};

// It knows a reset by its name only, and none that a function of another name makes.
const effectBody = "CallExpression[callee.name='useEffect'] > ArrowFunctionExpression.arguments";
const resetting = [
  'CallExpression[callee.property.name=/^(?:clear|reset|forget|begin)$/]',
  "CallExpression[callee.name=/^set[A-Z]/][arguments.0.type='Literal']",
];
const noLateReset = {
  selector: resetting
    .flatMap((call) => [
      `${effectBody} > ${call}.body`,
      `${effectBody} > UnaryExpression.body[operator='void'] > ${call}`,
      `${effectBody} > BlockStatement > ExpressionStatement > ${call}`,
    ])
    .join(', '),
  message:
    'It may run after the first press on the screen, and would undo that press: reset in useLayoutEffect, which runs before anybody sees the screen.',
};

export default tseslint.config(
  { ignores: ['dist', 'dist-server', 'coverage', 'schemas/generated', 'bank/*/public', 'test-results', '.data'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  {
    rules: {
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      '@typescript-eslint/require-await': 'off',
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': ['error', { paths: [stripeRoot] }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-syntax': ['error', noShadowedGlobal, noLockThatEndsAtOnce],
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', 60],
      'max-params': ['error', 4],
    },
  },
  {
    // A test file is one callback with many cases, and a table of cases has as many columns as it needs.
    files: ['**/*.{test,spec}.{ts,tsx}'],
    rules: { 'max-lines': ['error', 500], 'max-lines-per-function': 'off', 'max-params': 'off' },
  },
  {
    // What stands beside the tests: lists of stories and mistakes, and functions that run in the browser as a whole.
    files: ['tests/**', '.dependency-cruiser.cjs'],
    ignores: ['**/*.{test,spec}.{ts,tsx}'],
    rules: { 'max-lines': ['error', 600], 'max-lines-per-function': ['error', 110], 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/**/*.tsx', 'src/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: 'Use the storage service, so that a test and a kiosk can hold it.' },
        { name: 'process', message: 'The page has no process: take what differs from the config.' },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/kit/site/SiteLink.tsx'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            stripeRoot,
            {
              name: 'react-router-dom',
              importNames: ['Link', 'NavLink'],
              message: 'Use SiteLink: it takes a kiosk along.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/kit/components/ServerHtml.tsx'],
    rules: {
      'no-restricted-syntax': ['error', noShadowedGlobal, noRawHtml, noSilentButton, noForgottenPress, noLateReset],
    },
  },
  {
    files: ['src/ground/core/**', 'src/ground/rules/**', 'src/ground/journey/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'fetch', 'setTimeout', 'setInterval'].map((name) => ({
          name,
          message: 'This room is pure: take it as a parameter, see src/ground/core/services.ts.',
        })),
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.js', '**/*.cjs'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      globals: { module: 'readonly', console: 'readonly', process: 'readonly', URL: 'readonly' },
      parserOptions: { projectService: false },
    },
  },
);
