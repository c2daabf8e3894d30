import type { LoaderFunctionArgs } from 'react-router';
import { languageOf, languageTag } from '#schemas/locale.ts';
import { errorAt } from '#schemas/issue.ts';
import type { ParsedMenu } from '#schemas/parse-menu.ts';
import type { Labels, RealmSettings } from '#schemas/wire/site/realm.ts';
import { throwRouteError } from './loading/failure.ts';
import { blockRegistry, menuRegistry } from './registries.ts';
import { type Services, servicesContext } from './services.ts';

/** A menu with its valid items. */
export type PlatformMenu = Pick<ParsedMenu, 'menu' | 'items'>;

/** Data that every page of a realm needs. */
export interface RootData {
  settings: RealmSettings;
  labels: Labels;
  /** Names of the languages in themselves. Computed on the server, because Intl.DisplayNames is slow in browsers. */
  languageNames: Record<string, string>;
  /** Menu of WEB; undefined if the realm has none or an invalid one. */
  menu: PlatformMenu | undefined;
  /** Menu of MOBILE-WEB, if it differs from that of WEB. */
  mobileMenu?: PlatformMenu;
}

/** Result of a failed labels request, as the product document defines it. */
const emptyLabels: Labels = { defaultLocale: '', selectedLocale: '', translations: {}, messages: {} };

/** Loads the realm's labels; on failure returns empty ones and reports it. */
export const loadLabels = ({ api, diagnostics, realm }: Services): Promise<Labels> =>
  api.call('GET /api/v2/label/{realm}', { params: { realm } }).catch((error: unknown) => {
    diagnostics.report('labels', errorAt('', 'labels', 'the labels of the realm', String(error)));
    return emptyLabels;
  });

/** Replaces empty labels by the product's English defaults. */
async function labelsForViewers(labels: Labels, defaultLocale: string): Promise<Labels> {
  if (labels !== emptyLabels) return labels;
  const { default: english } = await import('#schemas/labels/en_US.json');
  return { defaultLocale, selectedLocale: 'en_US', translations: { en_US: english }, messages: {} };
}

/**
 * Name of a language in itself, such as Español; with script and region if the realm has several variants of the
 * language.
 */
function ownName(locale: string, spoken: readonly string[]): string {
  const tag = languageTag(locale);
  const language = languageOf(locale);
  const isAlone = spoken.filter((other) => languageOf(other) === language).length < 2;
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(isAlone ? language : tag) ?? locale;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Validates the menu and reports invalid items. The validation code is not part of the browser's initial load. */
async function validMenu({ diagnostics }: Services, document: unknown): Promise<RootData['menu']> {
  if (document === undefined) return undefined;
  const { parseMenu } = await import('#schemas/parse-menu.ts');
  const { issues, ...parsed } = parseMenu(document);
  for (const issue of issues) diagnostics.report(`menu ${parsed.menu?.platform ?? 'WEB'}`, issue);
  return parsed.menu && parsed;
}

/** Whether two menus differ in anything but their platform. */
const differ = (one: object, other: object): boolean =>
  JSON.stringify({ ...one, platform: '' }) !== JSON.stringify({ ...other, platform: '' });

/** Loads the menus of both platforms; the second is undefined if it is the same. */
async function loadMenus(services: Services): Promise<[RootData['menu'], RootData['menu']]> {
  const menuOf = async (targetPlatform: 'WEB' | 'MOBILE-WEB') =>
    (await throwRouteError(services.api.call('GET /api/v2/menu-items', { query: { targetPlatform } }))).menus[0];
  const [web, mobile] = await Promise.all([menuOf('WEB'), menuOf('MOBILE-WEB')]);
  const isAnother = web && mobile && differ(web, mobile);
  return Promise.all([validMenu(services, web), isAnother ? validMenu(services, mobile) : undefined]);
}

/**
 * Loads the data of the root route. `isWhole` is false if the realm's labels could not be loaded; such data must not be
 * shared with other pages.
 */
async function askForRoot(services: Services): Promise<{ data: RootData; isWhole: boolean }> {
  const { api, realm } = services;
  const [settings, [menu, mobileMenu], loaded] = await Promise.all([
    throwRouteError(api.call('GET /api/v2/realm-settings/realm/{realm}', { params: { realm } })),
    loadMenus(services),
    loadLabels(services),
  ]);
  const labels = await labelsForViewers(loaded, settings.defaultLocale);
  // The definitions of forms are removed from the shared data: pages that show a form load it themselves.
  const { registrationForm: _signUp, purchaseForm: _billing, ...shared } = settings;
  const languageNames = Object.fromEntries(
    settings.languages.map((locale) => [locale, ownName(locale, settings.languages)]),
  );
  const data = { settings: shared, labels, languageNames, menu, ...(mobileMenu && { mobileMenu }) };
  return { data, isWhole: loaded !== emptyLabels };
}

/** Loads the realm's settings, labels and menu, and the code of the menu's layout. */
export async function loadRoot({ context }: LoaderFunctionArgs): Promise<RootData> {
  const services = context.get(servicesContext);
  const load = () => askForRoot(services);
  const data = await (services.shareRoot ? services.shareRoot(load) : load().then((loaded) => loaded.data));
  // Only the server loads the footer's code here. A browser loads it when the footer comes near the viewport.
  if (data.settings.footer && typeof window === 'undefined') await blockRegistry.preload(['footer']);
  await menuRegistry.preload([data.menu, data.mobileMenu].flatMap((one) => (one ? [one.menu.layout] : [])));
  return data;
}
