/** A part of the code whose tests are themselves tested. */
export interface Area {
  name: string;
  /** What of it is changed: globs; behind `!` what is left out. */
  mutate: readonly string[];
  /** The tests that are to notice: quick ones without a database or browser, because each change runs its own again. */
  tests: readonly string[];
  /**
   * Whether what a module makes when it is loaded (patterns, tables) is changed too. Each such change runs all tests of
   * the area, so only where these take a second or two.
   */
  withStatic?: true;
  /** Globs of the story files that are to notice as well, in a browser: some seconds for each change. */
  stories?: readonly string[];
}

/** The code that decides: what may be written, what a form takes, where a link leads, what the server lets happen. */
export const areas: readonly Area[] = [
  {
    name: 'schemas',
    // Without what says patterns in words and what `npm run generate` alone reads.
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
    // Their states are proved by stories alone since journeys keep only what crosses page, server and browser.
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
    // Those that need no database: the calls around these modules have tests that do.
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
