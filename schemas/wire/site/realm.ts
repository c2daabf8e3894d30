import * as z from 'zod';
import { CaptchaAction } from '../identity/captcha.ts';
import { validate as isAddressForm } from '../../generated/validators/definitions/address-form.js';
import { validate as isFooter } from '../../generated/guards/blocks/footer.js';
import { validate as isForm } from '../../generated/validators/definitions/form.js';
import { validate as isTheme } from '../../generated/validators/definitions/theme.js';
import { type RouteName, routePaths } from '../../routes/table.ts';
import { Menu, PageDefinition } from '../catalogue/content.ts';
import { LicenceStatus } from '../commerce/licences.ts';
import { definition } from '../definition.ts';
import { SharingDetail } from '../catalogue/sharing.ts';
import { SessionInfo, Tokens } from '../identity/session.ts';

const Form = definition('definitions/form.schema.json', isForm);
const Switch = z.enum(['ENABLED', 'DISABLED']);

/** A sign-in method and its form; methods without a form have a page of their own. */
export const AuthProvider = z.object({
  name: z.string(),
  form: Form.optional(),
  canSignUp: z.boolean(),
});
export type AuthProvider = z.infer<typeof AuthProvider>;

const PictureSize = z.object({ width: z.number(), height: z.number() });

/** Public settings of a realm. Must not contain secrets. */
export const RealmSettings = z.object({
  realm: z.string(),
  name: z.string(),
  description: z.string().optional(),
  languageCode: z.string(),
  languages: z.array(z.string()),
  defaultLocale: z.string(),
  domain: z.string(),
  logos: z.object({ main: z.string(), small: z.string(), icon: z.string().optional() }),
  /** Intrinsic sizes of the logos in pixels, with which pages reserve space before a logo has loaded. */
  logoSizes: z.object({ main: PictureSize.optional(), small: PictureSize.optional() }).optional(),
  theme: definition('definitions/theme.schema.json', isTheme),
  /**
   * URLs of the theme's font files, keyed by their path in the realm's folder. The URL changes with the file's content.
   */
  fontFiles: z.record(z.string(), z.string()),
  loginBackground: z.object({ desktop: z.string(), mobile: z.string(), rtl: z.string().optional() }).optional(),
  watchlistsEnabled: z.boolean(),
  /**
   * Settings of profiles; absent if the realm's accounts have no profiles. `avatars` are the realm's own pictures;
   * without them the shapes of `avatars.ts` are used.
   */
  profiles: z
    .object({
      enabled: z.literal(true),
      pinProtection: z.boolean(),
      avatars: z.array(z.object({ id: z.string(), image: z.string(), name: z.string().optional() })).optional(),
    })
    .optional(),
  /** Settings of social sharing. Sharing is possible only if they contain a link. */
  socialSharing: z.object({ enabled: z.boolean(), ...SharingDetail.partial().shape }),
  search: z.object({ enabled: z.boolean() }),
  /** Whether the realm has licences, so that access can depend on those that the viewer holds. */
  sellsLicences: z.literal(true).optional(),
  /** Whether viewers may use spoiler protection. */
  spoilers: z.object({ enabled: z.boolean() }),
  interstitial: Switch,
  enhancedMetadata: Switch,
  seriesInterstitial: Switch,
  epgPlayback: Switch,
  languageBadgeForGuests: z.boolean(),
  selfRegistration: z.object({
    allowed: z.boolean(),
    activatesByMail: z.boolean().optional(),
    guestCheckout: z.boolean().optional(),
  }),
  /** Footer of every page; absent if the realm has none. */
  footer: definition('blocks/footer.schema.json', isFooter).optional(),
  addressForm: definition('definitions/address-form.schema.json', isAddressForm).optional(),
  registrationForm: Form.optional(),
  purchaseForm: Form.optional(),
  consent: z.object({ required: z.boolean() }).optional(),
  /** Destinations of analytics events and the consent term that allows them; absent if analytics is off. */
  analytics: z
    .object({ sinks: z.array(z.enum(['http', 'dataLayer', 'console'])), consentTerm: z.string().optional() })
    .optional(),
  authentication: z.object({
    providers: z.array(AuthProvider),
    /** Whether guests may see public routes only, and additional public routes. */
    required: z.boolean(),
    publicRoutes: z.array(z.enum(Object.keys(routePaths) as RouteName[])),
  }),
  /** Captcha provider and protected actions. The site key is public. */
  captcha: z.object({ provider: z.string(), siteKey: z.string(), protectedActions: z.array(CaptchaAction) }).optional(),
  /** Pages of partners, with their paths on the site. */
  partnerPages: z.array(z.object({ name: z.string(), path: z.string(), page: z.string() })),
  dvr: z.object({ window: z.number() }).optional(),
  /** Settings of multiview, with the maximum number of streams; absent if the realm has no multiview. */
  multiView: z.object({ enabled: z.boolean(), max: z.union([z.literal(2), z.literal(3), z.literal(4)]) }).optional(),
  /** Maximum number of concurrent streams per account. */
  streams: z.object({ limit: z.int().optional() }).optional(),
  player: z.object({ cmcd: z.boolean().optional(), autoplayNextSeconds: z.int().optional() }).optional(),
  /** Names of the ad servers whose requests must contain a nonce. */
  ads: z.object({ nonceProviders: z.array(z.string()).optional() }).optional(),
  /** Whether registered pages of other sites may embed the player; the list of sites is not public. */
  isPlayerFramed: z.boolean().optional(),
  /** Origins of editors' pages, which may embed previews and send drafts to them. */
  preview: z.object({ origins: z.array(z.string()) }),
  /** Origins from which definitions may use pictures and plugins, in addition to this site's origin. */
  pictures: z.object({ origins: z.array(z.string()) }),
  plugins: z.object({ origins: z.array(z.string()) }),
});
export type RealmSettings = z.infer<typeof RealmSettings>;

/** Labels of one language: plain texts, and ICU messages already parsed, so that clients need no parser. */
export const Labels = z.object({
  defaultLocale: z.string(),
  selectedLocale: z.string(),
  translations: z.record(z.string(), z.record(z.string(), z.string())),
  /** Parsed messages of keys with ICU syntax, as formatjs MessageFormatElement trees. */
  messages: z.record(z.string(), z.record(z.string(), z.array(z.custom<object>()))),
  /** Language tag of most of the product's labels, if it differs from the selected language. */
  productLang: z.string().optional(),
});
export type Labels = z.infer<typeof Labels>;

/** Origins that may embed a realm's player, as browsers format them. */
export const Bridge = z.object({ allowedOrigins: z.array(z.string()) });
export type Bridge = z.infer<typeof Bridge>;

export const AuthProviders = z.object({ authenticationProviders: z.array(AuthProvider) });

/**
 * Response to the first request of a client. If the request has no token, the response contains the tokens of a new
 * guest session.
 */
export const Init = z.object({
  authentication: z.union([Tokens, SessionInfo]),
  settings: RealmSettings,
  preferences: z.object({ language: z.string() }),
  /** The licences that the signed-in account holds or held; absent for guests and in realms that sell none. */
  licences: z.array(LicenceStatus).optional(),
  liveEventsCount: z.int(),
  menus: z.array(Menu),
  section: PageDefinition.optional(),
});
export type Init = z.infer<typeof Init>;

/** Built-in forms, independent of the realm. */
export const OwnFormName = z.enum(['account', 'request-password', 'reset-password', 'magic-link']);
export type OwnFormName = z.infer<typeof OwnFormName>;

/** A built-in form in the caller's language. */
export const OwnForm = z.object({
  form: Form,
  /**
   * Ids of the form's fields that the realm no longer asks for; they are shown only if the account has a value for
   * them.
   */
  storedOnly: z.array(z.string()).optional(),
});
export type OwnForm = z.infer<typeof OwnForm>;
