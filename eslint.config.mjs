import js from '@eslint/js';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Words that docs/glossary.md replaces by others. Names of the wire, which have underscores, keep theirs. */
const OTHER_WORDS =
  '[pP]artner|[aA]llowance|[pP]atien|nothingDone|lastKnown|[bB]riefly|slowlyChanging|[lL]iving|[tT]old';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.cache/**',
      '**/node_modules/**',
      'contracts/src/generated/**',
      'frontend/test-results/**',
      'frontend/playwright-report/**',
      'scripts/fixtures/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    languageOptions: { globals: { ...globals.node } },
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
      '@typescript-eslint/no-extraneous-class': 'off', // Nest modules are empty classes
      '@typescript-eslint/consistent-type-imports': 'off', // Nest needs constructor parameter types as values
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: { ...globals.browser } },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `Identifier[name=/^[^_]*(${OTHER_WORDS})[^_]*$/i]`,
          message: 'docs/glossary.md has another word for this.',
        },
      ],
    },
  },
  {
    files: ['scripts/**', '**/{bench,drill}/**', 'frontend/browsers/**', '**/*.mjs'],
    rules: { 'no-console': 'off' },
  },
);
