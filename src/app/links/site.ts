import type { SignInRule } from '#schemas/routes/public.ts';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';

/** Site properties that the URLs of a realm depend on. */
export interface Site {
  /** Origin in the viewer's browser, such as https://lumen.example. */
  origin: string;
  /** Public origin for metadata of server-rendered pages: the request may have used an internal port. */
  publicOrigin?: string;
  signIn: SignInRule;
  partnerPages: RealmSettings['partnerPages'];
}

/** Derives the site from a realm's settings. */
export const siteOf = (origin: string, { authentication, partnerPages }: SiteSettings): Site => ({
  origin,
  signIn: { required: authentication.required, publicRoutes: authentication.publicRoutes },
  partnerPages,
});

type SiteSettings = Pick<RealmSettings, 'authentication' | 'partnerPages'>;
