import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import type { AliasOptions, Plugin, PluginOption } from 'vite';
import { freshValidators } from './generate/generate-if-stale.ts';

/** react-intl and what it stands on bring the same formatter twice, each in a folder of its own: one is enough. */
const oneFormatter = (): Plugin => ({
  name: 'playbill-one-formatter',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(?:intl-messageformat|@formatjs\/fast-memoize)$/ },
    async handler(id, importer) {
      const beside = importer && (await this.resolve('react-intl', importer, { skipSelf: true }));
      return beside ? this.resolve(id, beside.id, { skipSelf: true }) : null;
    },
  },
});

/** What every build of ours needs: validators, Linaria's styles, then React. */
export const plugins = (): PluginOption[] => [
  freshValidators(),
  oneFormatter(),
  wyw({ include: ['{renderers,blocks,src,tests,.storybook}/**/*.{ts,tsx}'], prefixer: false, ssrDevCss: true }),
  react(),
];

/** Labels come ready parsed from the server: the parser stays out of the bundle. */
export const alias: AliasOptions = [
  { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
];
