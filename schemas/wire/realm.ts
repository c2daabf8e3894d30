import * as z from 'zod';
import { CaptchaAction } from './captcha.ts';
import { validate as isAddressForm } from '../generated/validators/definitions/address-form.js';
import { validate as isFooter } from '../generated/guards/blocks/footer.js';
import { validate as isForm } from '../generated/validators/definitions/form.js';
import { validate as isTheme } from '../generated/validators/definitions/theme.js';
import { type RouteName, routePaths } from '../routes/table.ts';
import { Menu, Page } from './content.ts';
import { definition } from './definition.ts';
import { SharingDetail } from './sharing.ts';
import { SessionInfo, Tokens } from './session.ts';

const Form = definition('definitions/form.schema.json', isForm);
const Switch = z.enum(['ENABLED', 'DISABLED']);

/** One way to sign in, with the form that asks for it; those without one have a page of their own. */
export const AuthProvider = z.object({
  name: z.string(),
  form: Form.optional(),
  canSignUp: z.boolean(),
});
export type AuthProvider = z.infer<typeof AuthProvider>;

const PictureSize = z.object({ width: z.number(), height: z.number() });

/** What a client may know of a realm. Public: never a secret in here. */
export const RealmSettings = z.object({
  realm: z.string(),
  name: z.string(),
  description: z.string().optional(),
  languageCode: z.string(),
  languages: z.array(z.string()),
  defaultLocale: z.string(),
  domain: z.string(),
  logos: z.object({ main: z.string(), small: z.string(), icon: z.string().optional() }),
  /** Pixels of the logos' own pictures, so that their room is kept until they are loaded. */
  logoSizes: z.object({ main: PictureSize.optional(), small: PictureSize.optional() }).optional(),
  theme: definition('definitions/theme.schema.json', isTheme),
  /** Address of each of the theme's font files, by its path; another one when the file's content is. */
  fontFiles: z.record(z.string(), z.string()),
  loginBackground: z.object({ desktop: z.string(), mobile: z.string(), rtl: z.string().optional() }).optional(),
  watchlistsEnabled: z.boolean(),
  /** Absent where accounts have no profiles. `avatars` are the realm's own pictures; without them there are the shapes of `avatars.ts`. */
  profiles: z
    .object({
      enabled: z.literal(true),
      pinProtection: z.boolean(),
      avatars: z.array(z.object({ id: z.string(), image: z.string(), name: z.string().optional() })).optional(),
    })
    .optional(),
  /** Nothing is shared without a link. */
  socialSharing: z.object({ enabled: z.boolean(), ...SharingDetail.partial().shape }),
  search: z.object({ enabled: z.boolean() }),
  /** Whether viewers may have results hidden. */
  spoilers: z.object({ enabled: z.boolean() }),
  interstitial: Switch,
  enhancedMetadata: Switch,
  seriesInterstitial: Switch,
  epgPlayback: Switch,
  languageBadgeForGuests: z.boolean(),
  selfRegistration: z.object({ allowed: z.boolean(), activatesByMail: z.boolean().optional() }),
  /** On every page; absent where the realm has none. */
  footer: definition('blocks/footer.schema.json', isFooter).optional(),
  addressForm: definition('definitions/address-form.schema.json', isAddressForm).optional(),
  registrationForm: Form.optional(),
  purchaseForm: Form.optional(),
  consent: z.object({ required: z.boolean() }).optional(),
  /** Where events go, and the term that allows it; absent where nothing is counted. */
  analytics: z
    .object({ sinks: z.array(z.enum(['http', 'dataLayer', 'console'])), consentTerm: z.string().optional() })
    .optional(),
  authentication: z.object({
    providers: z.array(AuthProvider),
    /** Whether guests see the public routes alone, and which are public besides the product's own. */
    required: z.boolean(),
    publicRoutes: z.array(z.enum(Object.keys(routePaths) as RouteName[])),
  }),
  /** What tells people from programs, and where it is asked for. The key is public. */
  captcha: z.object({ provider: z.string(), siteKey: z.string(), protectedActions: z.array(CaptchaAction) }).optional(),
  /** Pages of partners at addresses of their own. */
  partnerPages: z.array(z.object({ name: z.string(), path: z.string(), page: z.string() })),
  dvr: z.object({ window: z.number() }).optional(),
  /** Several live streams side by side, and how many at most; absent where there is none of it. */
  multiView: z.object({ enabled: z.boolean(), max: z.union([z.literal(2), z.literal(3), z.literal(4)]) }).optional(),
  /** How many streams an account may play at once. */
  streams: z.object({ limit: z.int().optional() }).optional(),
  player: z.object({ cmcd: z.boolean().optional(), autoplayNextSeconds: z.int().optional() }).optional(),
  /** Ad servers whose requests carry a nonce. */
  ads: z.object({ nonceProviders: z.array(z.string()).optional() }).optional(),
  /** Whether registered pages of other sites may frame the player; which ones is not public. */
  isPlayerFramed: z.boolean().optional(),
  /** Origins that may frame previews of drafts and send them. */
  preview: z.object({ origins: z.array(z.string()) }),
  /** Origins that pictures and plugins of definitions may come from, besides this one. */
  pictures: z.object({ origins: z.array(z.string()) }),
  plugins: z.object({ origins: z.array(z.string()) }),
});
export type RealmSettings = z.infer<typeof RealmSettings>;

/** One language's labels: plain texts, and those with ICU syntax ready parsed, so that a client needs no parser. */
export const Labels = z.object({
  defaultLocale: z.string(),
  selectedLocale: z.string(),
  translations: z.record(z.string(), z.record(z.string(), z.string())),
  /** For the keys whose text is ICU: the parsed message, as a tree of formatjs' MessageFormatElement. */
  messages: z.record(z.string(), z.record(z.string(), z.array(z.custom<object>()))),
  /** The language tag that most of the product's labels are in, where that is another language than the selected one. */
  productLang: z.string().optional(),
});
export type Labels = z.infer<typeof Labels>;

/** Who may frame a realm's player: whole origins, as browsers write them. */
export const Bridge = z.object({ allowedOrigins: z.array(z.string()) });
export type Bridge = z.infer<typeof Bridge>;

export const AuthProviders = z.object({ authenticationProviders: z.array(AuthProvider) });

/** What a client asks first. Without a token it comes with a guest's. */
export const Init = z.object({
  authentication: z.union([Tokens, SessionInfo]),
  settings: RealmSettings,
  preferences: z.object({ language: z.string() }),
  liveEventsCount: z.int(),
  menus: z.array(Menu),
  section: Page.optional(),
});
export type Init = z.infer<typeof Init>;

/** The forms that are the product's own, whatever a realm's are. */
export const OwnFormName = z.enum(['account', 'request-password', 'reset-password', 'magic-link']);
export type OwnFormName = z.infer<typeof OwnFormName>;

/** One of them, in the caller's language. */
export const OwnForm = z.object({
  form: Form,
  /** Ids of the fields that the realm does not ask for: they are shown only where the account has a value. */
  storedOnly: z.array(z.string()).optional(),
});
export type OwnForm = z.infer<typeof OwnForm>;
