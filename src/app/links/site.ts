import type { SignInRule } from '#schemas/routes/public.ts';
import type { RealmSettings } from '#schemas/wire/realm.ts';

/** What the addresses of a realm depend on. */
export interface Site {
  /** Where the viewer thinks that this is, such as https://lumen.example. */
  origin: string;
  /** The origin that machines are told, where the page is drawn by the server: a request may have asked by any port. */
  publicOrigin?: string;
  signIn: SignInRule;
  partnerPages: RealmSettings['partnerPages'];
}

/** What of a realm's settings the site is. */
export const siteOf = (origin: string, { authentication, partnerPages }: SiteSettings): Site => ({
  origin,
  signIn: { required: authentication.required, publicRoutes: authentication.publicRoutes },
  partnerPages,
});

type SiteSettings = Pick<RealmSettings, 'authentication' | 'partnerPages'>;
