import type { Site } from '#app/links/site.ts';
import type { BuildManifest } from '#app/server/head-assets.ts';
import type { Rendered, RenderOptions } from '#app/server/rendering.ts';
import type { Theme } from '#schemas/generated/types.ts';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';

/** Interface of the application's server build. */
export interface AppModule {
  render: (request: Request, options: RenderOptions) => Promise<Rendered | Response>;
  /** True if the page at a path is rendered for the signed-in viewer instead of a guest. */
  isPersonal: (path: string, languageCode: string, site: Site) => boolean;
  /** Whether a path is a page of payments: `pay` has card fields or a bank's page, `return` is the payer's return. */
  getPaymentPage: (path: string, languageCode: string) => 'pay' | 'return' | undefined;
  /** Extracts the realm settings that the URLs of its pages depend on. */
  siteOf: (origin: string, settings: RealmSettings) => Site;
  themeCss: (theme: Theme, addressOf: (file: string) => string) => string;
}

/** Source of the application: its build, or the Vite dev server. */
export interface AppSource {
  dev: boolean;
  load: () => Promise<AppModule>;
  manifest: BuildManifest;
  /** Build id; undefined during development. */
  build: string | undefined;
  /** Returns scripts for the head of every page, during development. */
  headScripts: (path: string, nonce: string) => Promise<string>;
}
