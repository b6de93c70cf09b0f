import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** What the engine means comes as data, so nobody has to find it in a sentence: no translated text is taken apart. */
const SAID = 'CallExpression[callee.name=/^(t|say)$/], CallExpression[callee.property.name=/^(say|render|attribute)$/]';
const APART = '/^(match|matchAll|search|split|startsWith|endsWith|includes|indexOf|slice|substring)$/';
const message = 'A translated text is only shown; what it means comes from the engine as data.';
const noSentences = [
  { selector: `CallExpression > MemberExpression[property.name=${APART}] > :matches(${SAID}).object`, message },
  { selector: `CallExpression[callee.property.name=/^(test|exec)$/] > :matches(${SAID}).arguments`, message },
];

export default ts.config(
  { ignores: ['dist', 'test-results', 'public', 'src/lib/types', 'src/lib/data', 'src/dev/*.json'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // The compiler looks for names that are not defined, and knows more of them.
      'no-undef': 'off',
      // Most maps and sets here are not reactive on purpose.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space that the formatter must keep.
      'svelte/no-useless-mustaches': 'off',
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { files: ['src/**'], ignores: ['**/*.test.ts'], rules: { 'no-restricted-syntax': ['error', ...noSentences] } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
