import type { Site } from '#app/links/site.ts';
import type { Manifest } from '#app/server/head-assets.ts';
import type { Rendered, RenderOptions } from '#app/server/rendering.ts';
import type { Theme } from '#schemas/generated/types.ts';
import type { RealmSettings } from '#schemas/wire/realm.ts';

/** The application's server build, as the host uses it. */
export interface AppModule {
  render: (request: Request, options: RenderOptions) => Promise<Rendered | Response>;
  /** Whether the page at a path is drawn as for the viewer who asks. */
  isPersonal: (path: string, languageCode: string, site: Site) => boolean;
  /** What of a realm's settings its addresses depend on. */
  siteOf: (origin: string, settings: RealmSettings) => Site;
  themeCss: (theme: Theme, addressOf: (file: string) => string) => string;
}

/** Where the application comes from: its build, or Vite's server while it is being developed. */
export interface AppSource {
  dev: boolean;
  load: () => Promise<AppModule>;
  manifest: Manifest;
  /** Name of the build; absent while developing. */
  build: string | undefined;
  /** Goes into the head of every page, in development. */
  headScripts: (path: string, nonce: string) => Promise<string>;
}
