import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import type { AliasOptions, Plugin, PluginOption } from 'vite';
import packageJson from '../package.json' with { type: 'json' };
import { freshValidators } from './generate/generate-if-stale.ts';

/**
 * Oldest JavaScript engine that must run the inline scripts of pages and the script for browsers older than the
 * supported ones.
 */
export const OLDEST_PLAIN_ENGINE = 'chrome69';

/** Build targets of the application: `browserslist` in package.json. */
export const supportedEngines: string[] = packageJson.browserslist.map((line) => line.replaceAll(/[^\w.]/g, ''));

/** Plugins of every build: validators, Linaria's styles, then React. */
export const plugins = (): PluginOption[] => [
  freshValidators(),
  wyw({ include: ['{renderers,blocks,src,tests,.storybook}/**/*.{ts,tsx}'], prefixer: false, ssrDevCss: true }),
  react(),
];

/**
 * Excluded from the bundle: the message parser, because the server sends labels pre-parsed, and shims for older React
 * versions.
 */
export const alias: AliasOptions = [
  { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
  { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
];

/**
 * Vite plugin that makes unused parts of React Router tree-shakeable: its components are kept by their displayName
 * assignments, and its instrumentation by an option that is never set.
 */
export const lightRouter = (): Plugin => {
  const unused = [
    { file: 'dom/lib.js', find: /^(?:HistoryRouter|Link|NavLink|Form)\.displayName = .*;$/gm, put: '' },
    { file: 'dom/lib.js', find: /= React\$1\.forwardRef\(/g, put: '= /* @__PURE__ */ React$1.forwardRef(' },
    { file: 'router/router.js', find: /\b(?:init|opts\?)\.instrumentations\b/g, put: 'undefined' },
  ];
  return {
    name: 'playbill-light-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/(?:dom\/lib|router\/router)\.js$/ },
      handler(code, id) {
        return unused
          .filter(({ file }) => id.endsWith(file))
          .reduce((source, { find, put }) => {
            // If the text is missing, the build fails, because a new release of React Router must be checked again.
            if (source.search(find) < 0) this.error(`${id} has nothing like ${find}`);
            return source.replace(find, () => put);
          }, code);
      },
    },
  };
};
