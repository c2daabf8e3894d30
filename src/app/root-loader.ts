import type { LoaderFunctionArgs } from 'react-router';
import { languageOf, languageTag } from '#schemas/locale.ts';
import { errorAt } from '#schemas/issue.ts';
import type { ParsedMenu } from '#schemas/parse-menu.ts';
import type { Labels, RealmSettings } from '#schemas/wire/realm.ts';
import { orFail } from './loading/failure.ts';
import { blockRegistry, menuRegistry } from './registries.ts';
import { type Services, servicesContext } from './services.ts';

/** A menu with its valid items. */
export type PlatformMenu = Pick<ParsedMenu, 'menu' | 'items'>;

/** What every page of a realm needs. */
export interface RootData {
  settings: RealmSettings;
  labels: Labels;
  /** Each language's name in itself. The server says them: finding one takes a browser longer than drawing the menu. */
  languageNames: Record<string, string>;
  /** Absent when the realm has none, or none that is valid. */
  menu: PlatformMenu | undefined;
  /** The menu of MOBILE-WEB, where it is another one than that of WEB. */
  mobileMenu?: PlatformMenu;
}

/** What the call for labels gives when it fails, as the product document has it. */
const emptyLabels: Labels = { defaultLocale: '', selectedLocale: '', translations: {}, messages: {} };

/** The realm's labels; empty ones where they cannot be had, and that is told. */
export const loadLabels = ({ api, diagnostics, realm }: Services): Promise<Labels> =>
  api.call('GET /api/v2/label/{realm}', { params: { realm } }).catch((error: unknown) => {
    diagnostics.report('labels', errorAt('', 'labels', 'the labels of the realm', String(error)));
    return emptyLabels;
  });

/** What viewers read: of a label that is missing its default, which for empty labels is the product's own English. */
async function labelsForViewers(labels: Labels, defaultLocale: string): Promise<Labels> {
  if (labels !== emptyLabels) return labels;
  const { default: english } = await import('#schemas/labels/en_US.json');
  return { defaultLocale, selectedLocale: 'en_US', translations: { en_US: english }, messages: {} };
}

/** A language's name in itself, such as Español; with script and region where the realm speaks the language in another way, too. */
function ownName(locale: string, spoken: readonly string[]): string {
  const tag = languageTag(locale);
  const language = languageOf(locale);
  const isAlone = spoken.filter((other) => languageOf(other) === language).length < 2;
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(isAlone ? language : tag) ?? locale;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The menu with its valid items; what is wrong with the others is told. The check's code stays out of the browser's first load. */
async function validMenu({ diagnostics }: Services, document: unknown): Promise<RootData['menu']> {
  if (document === undefined) return undefined;
  const { parseMenu } = await import('#schemas/parse-menu.ts');
  const { issues, ...parsed } = parseMenu(document);
  for (const issue of issues) diagnostics.report(`menu ${parsed.menu?.platform ?? 'WEB'}`, issue);
  return parsed.menu && parsed;
}

/** Whether two menus differ in more than what they are for. */
const differ = (one: object, other: object): boolean =>
  JSON.stringify({ ...one, platform: '' }) !== JSON.stringify({ ...other, platform: '' });

/** The menus of the platforms; the second is absent where it is the same. */
async function loadMenus(services: Services): Promise<[RootData['menu'], RootData['menu']]> {
  const menuOf = async (targetPlatform: 'WEB' | 'MOBILE-WEB') =>
    (await orFail(services.api.call('GET /api/v2/menu-items', { query: { targetPlatform } }))).menus[0];
  const [web, mobile] = await Promise.all([menuOf('WEB'), menuOf('MOBILE-WEB')]);
  const isAnother = web && mobile && differ(web, mobile);
  return Promise.all([validMenu(services, web), isAnother ? validMenu(services, mobile) : undefined]);
}

/** Asks for all of it; it is not whole without the realm's own labels. */
async function askForRoot(services: Services): Promise<{ data: RootData; isWhole: boolean }> {
  const { api, realm } = services;
  const [settings, [menu, mobileMenu], loaded] = await Promise.all([
    orFail(api.call('GET /api/v2/realm-settings/realm/{realm}', { params: { realm } })),
    loadMenus(services),
    loadLabels(services),
  ]);
  const labels = await labelsForViewers(loaded, settings.defaultLocale);
  // Forms go along with the pages that draw them, not with every page.
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
  // In a browser its code comes when it is near.
  if (data.settings.footer && typeof window === 'undefined') await blockRegistry.preload(['footer']);
  await menuRegistry.preload([data.menu, data.mobileMenu].flatMap((one) => (one ? [one.menu.layout] : [])));
  return data;
}
