import js from '@eslint/js';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Words that docs/glossary.md replaces by others. Names of the wire, which have underscores, keep theirs. */
const OTHER_WORDS =
  '[pP]artner|[aA]llowance|[pP]atien|nothingDone|lastKnown|[bB]riefly|slowlyChanging|[lL]iving|[tT]old';

/** Words that don't begin a doc comment: it begins with a verb in the third person (a function) or a noun (everything else). */
const NOT_FIRST =
  /^\*\s*(?:\* )?(What|Who|Whom|Whose|Whoever|Of|By|Where|With|Without|As|It|One that|That|Those)\b/;

/** Rejects doc comments that begin with such a word. */
const docCommentStart = {
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const comment of sourceCode.getAllComments()) {
        const [, word] = (comment.type === 'Block' && NOT_FIRST.exec(comment.value)) || [];
        if (word)
          report({
            loc: comment.loc,
            message: `A doc comment begins with a verb or a noun, not with '${word}'.`,
          });
      }
    },
  }),
};

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
    languageOptions: { globals: { ...globals.browser } },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    // The plugin runs React's compiler on each file. In a spec, React itself reports a wrong hook.
    ignores: ['**/*.spec.*'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { project: { rules: { 'doc-comment-start': docCommentStart } } },
    rules: {
      'project/doc-comment-start': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: `Identifier[name=/^[^_]*(${OTHER_WORDS})[^_]*$/i]`,
          message: 'docs/glossary.md has another word for this.',
        },
        {
          selector: "Decorator > CallExpression[callee.name='Inject'] > Identifier.arguments[name=/[a-z]/]",
          message: 'Nest reads a class from the parameter’s type.',
        },
      ],
    },
  },
  {
    files: ['scripts/**', 'lab/**', '**/*.mjs'],
    rules: { 'no-console': 'off' },
  },
);
