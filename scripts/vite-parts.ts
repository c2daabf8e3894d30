import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import type { AliasOptions, Plugin, PluginOption } from 'vite';
import packageJson from '../package.json' with { type: 'json' };
import { freshValidators } from './generate/generate-if-stale.ts';

/** The engine that the pages themselves and the program of browsers below the baseline are written for. */
export const OLDEST_PLAIN_ENGINE = 'chrome69';

/** The browsers that the application is built for, as targets of the build: `browserslist` of package.json. */
export const supportedEngines: string[] = packageJson.browserslist.map((line) => line.replaceAll(/[^\w.]/g, ''));

/** What every build of ours needs: validators, Linaria's styles, then React. */
export const plugins = (): PluginOption[] => [
  freshValidators(),
  wyw({ include: ['{renderers,blocks,src,tests,.storybook}/**/*.{ts,tsx}'], prefixer: false, ssrDevCss: true }),
  react(),
];

/** What stays out of the bundle: the labels' parser, which come ready parsed from the server, and what older Reacts lack. */
export const alias: AliasOptions = [
  { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
  { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
];

/**
 * Lets a build leave out what nobody imports of React Router. Its components count as used for the names that they are
 * given for developer tools, and what it measures by for an option that is never set.
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
            // Another release of it is to be looked at anew.
            if (source.search(find) < 0) this.error(`${id} has nothing like ${find}`);
            return source.replace(find, () => put);
          }, code);
      },
    },
  };
};
