import { languageOf } from '#schemas/locale.ts';
import type { Form, Realm, Theme } from '#schemas/generated/types.ts';
import type { AuthProvider, RealmSettings } from '#schemas/wire/site/realm.ts';
import { localise } from '#schemas/localise.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { findValidDocument, listValid } from '../../definitions/documents/valid.ts';
import type { Reader } from '../../definitions/documents/report-once.ts';
import { assetBytes, assetHashes } from '../../definitions/assets/assets.store.ts';
import { pictureSize } from '../files/picture-size.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import { memoizeLocalized } from '../../definitions/labels/messages-for.ts';
import { bridgeOriginsOf } from './bridge-origins.ts';

/** Default number of live streams side by side. */
const MOST_SIDE_BY_SIDE = 4;

type GetUrl = (path: string) => string;

/** Widths of logos in pixels, as the product specification prescribes. */
const LOGO_WIDTHS = { main: 600, small: 110 } as const;

/**
 * Returns a function that builds URLs of logos. SVG logos are served unchanged so that they stay sharp; others are
 * scaled to the given width.
 */
function createLogoUrl(realm: string, hashes: ReadonlyMap<string, string>): (path: string, width?: number) => string {
  return (path, width) => {
    const version = hashes.get(path)?.slice(0, 8) ?? '';
    const form = path.endsWith('.svg') ? 'format=svg&' : width === undefined ? '' : `w=${width}&`;
    return `/images/${realm}/${path}?${form}v=${version}`;
  };
}

type Forms = ReadonlyMap<string, Form>;

const listForms = async (tx: Tx, reader: Pick<Reader, 'realm'>): Promise<Forms> =>
  new Map((await listValid(tx, reader, 'form')).map(({ name, document }) => [name, document as Form]));

/** Sign-in providers with their forms; a provider whose form is missing is left out. */
const listProviders = ({ authentication }: Realm, forms: Forms): AuthProvider[] =>
  (authentication?.providers ?? []).flatMap(({ name, form, canSignUp = false }) => {
    const found = form === undefined ? undefined : forms.get(form);
    if (form !== undefined && !found) return [];
    return [{ name, canSignUp, ...(found && { form: found }) }];
  });

const listFontPaths = ({ fonts }: Theme): string[] =>
  [fonts.text, fonts.display].flatMap(({ files = [] }) => files.map(({ src }) => src));

/** Addresses of a theme's font files with a content version, so that they can be cached forever. */
const getFontFiles = (realm: string, theme: Theme, hashes: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(
    listFontPaths(theme).map((path) => [path, `/files/${realm}/${path}?v=${hashes.get(path)?.slice(0, 8) ?? ''}`]),
  );

function buildSettings(
  settings: Realm,
  theme: Theme,
  fontFiles: Record<string, string>,
  forms: Forms,
  getLogoUrl: ReturnType<typeof createLogoUrl>,
  getPictureUrl: GetUrl,
  logoSizes: RealmSettings['logoSizes'],
): RealmSettings {
  const { id, logos, loginBackground, defaultLocale, hosts, registrationForm, purchaseForm } = settings;
  const off = { enabled: false };
  return omitUndefined({
    realm: id,
    name: settings.name,
    description: settings.description,
    languageCode: settings.languageCode ?? languageOf(defaultLocale),
    languages: settings.languages,
    defaultLocale,
    domain: hosts[0] ?? '',
    logos: omitUndefined({
      main: getLogoUrl(logos.main, LOGO_WIDTHS.main),
      small: getLogoUrl(logos.small, LOGO_WIDTHS.small),
      icon: logos.icon && getLogoUrl(logos.icon),
    }),
    logoSizes,
    theme,
    fontFiles,
    loginBackground:
      loginBackground &&
      omitUndefined({
        desktop: getPictureUrl(loginBackground.desktop),
        mobile: getPictureUrl(loginBackground.mobile),
        rtl: loginBackground.rtl && getPictureUrl(loginBackground.rtl),
      }),
    watchlistsEnabled: settings.watchlistsEnabled ?? false,
    profiles: settings.profiles?.enabled
      ? omitUndefined({
          enabled: true,
          pinProtection: settings.profiles.pinProtection,
          avatars: settings.profiles.avatars?.map((avatar) => ({ ...avatar, image: getPictureUrl(avatar.image) })),
        })
      : undefined,
    socialSharing: settings.socialSharing ?? off,
    search: settings.search ?? off,
    spoilers: { enabled: settings.spoilers !== undefined },
    interstitial: settings.interstitial ?? 'DISABLED',
    enhancedMetadata: settings.enhancedMetadata ?? 'DISABLED',
    seriesInterstitial: settings.seriesInterstitial ?? 'DISABLED',
    epgPlayback: settings.epgPlayback ?? 'DISABLED',
    languageBadgeForGuests: settings.languageBadgeForGuests ?? false,
    selfRegistration: settings.selfRegistration ?? { allowed: false },
    addressForm: settings.addressForm,
    registrationForm: registrationForm && forms.get(registrationForm),
    purchaseForm: purchaseForm && forms.get(purchaseForm),
    consent: settings.consent,
    analytics: settings.analytics && {
      sinks: settings.analytics.sinks,
      ...omitUndefined({ consentTerm: settings.analytics.consentTerm }),
    },
    authentication: {
      providers: listProviders(settings, forms),
      required: settings.authentication?.required ?? false,
      publicRoutes: settings.authentication?.publicRoutes ?? [],
    },
    captcha: settings.captcha && { siteKey: '', ...settings.captcha },
    partnerPages: settings.partnerPages ?? [],
    dvr: settings.dvr,
    multiView: settings.multiView?.enabled
      ? { enabled: true, max: settings.multiView.max ?? MOST_SIDE_BY_SIDE }
      : undefined,
    streams: settings.streams,
    player: settings.player,
    ads: settings.ads,
    isPlayerFramed: bridgeOriginsOf(settings.bridge?.allowedOrigins ?? []).length > 0 || undefined,
    footer: settings.footer,
    preview: settings.preview ?? { origins: [] },
    pictures: settings.pictures ?? { origins: [] },
    plugins: settings.plugins ?? { origins: [] },
  }) as RealmSettings;
}

/** Sizes of the logos, so that the front end reserves their space before they load (layout shift). */
async function readLogoSizes(
  { logos }: Realm,
  files: ReadonlyMap<string, Buffer>,
): Promise<RealmSettings['logoSizes']> {
  const readSize = async (path: string) => {
    const bytes = files.get(path);
    return bytes && pictureSize(bytes);
  };
  const [main, small] = await Promise.all([readSize(logos.main), readSize(logos.small)]);
  return omitUndefined({ main, small });
}

/** The documents and files from which the public settings are built. */
interface LoadedSettings {
  theme: Theme;
  /** Content hashes of the files that the settings and the theme name, by path. */
  hashes: ReadonlyMap<string, string>;
  forms: Forms;
  /** Contents of the logos by path. */
  logoFiles: ReadonlyMap<string, Buffer>;
}

async function loadSettings(tx: Tx, { id: realm, settings }: RealmRecord): Promise<LoadedSettings> {
  const { logos, loginBackground } = settings;
  const paths = [...Object.values(logos), ...Object.values(loginBackground ?? {})].filter(
    (path): path is string => typeof path === 'string',
  );
  const theme = (await findValidDocument(tx, { realm }, 'theme', 'theme')) as Theme;
  return {
    theme,
    hashes: await assetHashes(tx, realm, [...paths, ...listFontPaths(theme)]),
    forms: await listForms(tx, { realm }),
    logoFiles: await assetBytes(tx, realm, [logos.main, logos.small]),
  };
}

async function deriveSettings(
  { id, settings, licences }: RealmRecord,
  { theme, hashes, forms, logoFiles }: LoadedSettings,
): Promise<RealmSettings> {
  const getPictureUrl: GetUrl = (path) => `/images/${id}/${path}?v=${hashes.get(path)?.slice(0, 8) ?? ''}`;
  const fontFiles = getFontFiles(id, theme, hashes);
  const logoSizes = await readLogoSizes(settings, logoFiles);
  return {
    ...buildSettings(settings, theme, fontFiles, forms, createLogoUrl(id, hashes), getPictureUrl, logoSizes),
    ...(licences.length > 0 && { sellsLicences: true }),
  };
}

const readCached = memoizeLocalized<RealmSettings>('settings');

/** Returns the public settings of a realm, localised. API key, territories and hosts are not included. */
export const getSettings = (context: RealmContext): Promise<RealmSettings> =>
  readCached(
    context,
    (tx) => loadSettings(tx, context.realm),
    // This runs after the transaction, so that decoding pictures does not hold a database connection.
    async (loaded, messages) => localise(await deriveSettings(context.realm, loaded), (key) => messages.t(key)),
  );
