import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import type { AliasOptions, PluginOption } from 'vite';
import { freshValidators } from './generate/generate-if-stale.ts';

/** What every build of ours needs: validators, Linaria's styles, then React. */
export const plugins = (): PluginOption[] => [
  freshValidators(),
  wyw({ include: ['{renderers,blocks,src,tests,.storybook}/**/*.{ts,tsx}'], prefixer: false, ssrDevCss: true }),
  react(),
];

/** Labels come ready parsed from the server: the parser stays out of the bundle. */
export const alias: AliasOptions = [
  { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
];
