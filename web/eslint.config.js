import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default ts.config(
  // The second is written by `cargo test -p protocol`.
  { ignores: ['dist/', 'src/protocol.ts'] },
  js.configs.recommended,
  {
    files: ['src/**/*.{ts,svelte}', 'tests/**/*.{ts,svelte}'],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
    },
  },
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // The core rule does not know that what comes from `$props` may be bound.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { excludedRunes: ['$props', '$derived'] }],
      // What is kept in a map or a set is replaced, not changed: `$state.raw`.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // Here components and their callbacks are `any` to the linter. svelte-check knows their types.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['*.config.ts'], extends: [ts.configs.recommended] },
  { files: ['*.config.{js,ts}', 'e2e/**/*.mjs', 'scripts/*.mjs'], languageOptions: { globals: globals.node } },
  // Some of these functions run in the page.
  { files: ['e2e/**/*.mjs'], languageOptions: { globals: globals.browser } },
  { files: ['src/shell/worker.js'], languageOptions: { globals: globals.serviceworker } },
);
