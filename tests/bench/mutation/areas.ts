/** A part of the code for mutation testing. */
export interface Area {
  name: string;
  /** Globs of the files to mutate; `!` excludes. */
  mutate: readonly string[];
  /**
   * Tests that should detect the mutants: quick ones without database or browser, because each mutant runs them again.
   */
  tests: readonly string[];
  /**
   * Whether code that runs on import (patterns, tables) is mutated too. Each such mutant runs all tests of the area,
   * so only areas whose tests take a second or two set it.
   */
  withStatic?: true;
  /** Globs of stories that should detect the mutants too, in a browser: some seconds per mutant. */
  stories?: readonly string[];
}

/**
 * The code that mutation testing covers, because it makes decisions: validation, forms, link targets and the server’s
 * access rules.
 */
export const areas: readonly Area[] = [
  {
    name: 'schemas',
    // Excludes pattern descriptions and modules that only `npm run generate` uses.
    mutate: ['schemas/**/*.ts', '!schemas/{generated,routes}/**', '!schemas/{keywords,pattern-words,url}.ts'],
    tests: ['schemas/**/*.test.ts'],
  },
  {
    name: 'forms',
    mutate: ['renderers/form/*.ts', '!renderers/form/{controls,use-countries,use-form}.ts', '!**/*.styles.ts'],
    tests: ['renderers/form/*.test.{ts,tsx}'],
  },
  {
    name: 'form-views',
    mutate: ['renderers/form/*.tsx', 'renderers/form/{controls,use-countries,use-form}.ts', '!**/*.stories.tsx'],
    tests: ['renderers/form/*.test.{ts,tsx}'],
    stories: ['renderers/form/**/*.stories.tsx', 'blocks/fields/{address,date,password}/*.stories.tsx'],
  },
  {
    name: 'screens',
    // Only stories cover the states of these screens; end-to-end tests cover only what spans page, server and browser.
    mutate: [
      'src/screens/account/agreements-screen.tsx',
      'src/screens/{offline,profiles,support,tv-login}/*.tsx',
      '!**/*.stories.tsx',
    ],
    tests: ['src/screens/{profiles,support,tv-login}/*.test.{ts,tsx}'],
    stories: ['src/screens/{account,offline,profiles,support,tv-login}/*.stories.tsx'],
  },
  {
    name: 'links',
    mutate: ['src/app/links/**/*.{ts,tsx}', 'src/app/forms/way-on.ts', 'schemas/url.ts', 'schemas/routes/**/*.ts'],
    tests: ['src/app/**/*.test.{ts,tsx}', 'schemas/url.test.ts', 'schemas/routes/**/*.test.ts'],
    withStatic: true,
  },
  {
    name: 'server',
    mutate: [
      'src/server/catalogue/access/*.ts',
      'src/server/platform/{occurrence,premiere}.ts',
      'src/server/identity/consent/{rules,territory}.ts',
      'src/server/platform/http/{body,cookies,origin,sign-in-needed,preview-ticket}.ts',
      'src/server/identity/sessions/access-token.ts',
      'src/server/identity/accounts/password.ts',
      'src/server/platform/keys.ts',
      'src/server/viewing/playback/player-token.ts',
      'src/server/app/api/{caching,parse-call,unknown}.ts',
      'src/server/platform/outbound/{egress,secrets}.ts',
      'src/server/site/files/{media.routes,range,validators}.ts',
      'src/server/platform/rendering/size.ts',
      'src/server/catalogue/catalogue/{audience,cursor}.ts',
      'src/server/catalogue/grid/access.ts',
      'src/web/{pages/visitor,security/{form-post,security},studio/studio-host}.ts',
    ],
    // Only tests that need no database, because each mutant runs them again. The API tests that also cover these
    // modules use a database.
    tests: [
      'src/server/catalogue/access/{decide-access,listed}.test.ts',
      'src/server/identity/accounts/password.test.ts',
      'src/server/app/api/{caching,parse-call,unknown}.test.ts',
      'src/server/catalogue/catalogue/{audience,cursor}.test.ts',
      'src/server/identity/consent/{rules,territory}.test.ts',
      'src/server/site/files/{media,validators}.test.ts',
      'src/server/catalogue/grid/access.test.ts',
      'src/server/platform/http/{body,cookies,origin,preview-ticket,refuse-guests}.test.ts',
      'src/server/site/images/size.test.ts',
      'src/server/platform/outbound/{egress,secrets}.test.ts',
      'src/server/viewing/playback/player-token.test.ts',
      'src/server/identity/sessions/access-token.test.ts',
      'src/server/platform/{keys,occurrence}.test.ts',
      'src/web/{pages/visitor,security/{form-post,security},studio/studio-host}.test.ts',
    ],
    withStatic: true,
  },
];
