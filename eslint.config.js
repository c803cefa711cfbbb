import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const stripeRoot = {
  name: '@stripe/stripe-js',
  allowTypeImports: true,
  message: "Import values from '@stripe/stripe-js/pure': the root injects Stripe's script as soon as it is imported.",
};

export default tseslint.config(
  { ignores: ['dist', 'coverage', 'schemas/generated', 'sandbox/bank/*/public', 'test-results', '.data'] },
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
    },
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
    ignores: ['src/sections/SiteLink.tsx'],
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
    ignores: ['src/components/ServerHtml.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Use <ServerHtml>: it is the one place that cleans HTML.',
        },
      ],
    },
  },
  {
    files: ['src/core/**', 'src/rules/**', 'src/journey/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'fetch', 'setTimeout', 'setInterval'].map((name) => ({
          name,
          message: 'This room is pure: take it as a parameter, see src/core/services.ts.',
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
