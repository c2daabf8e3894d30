import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { isLocaleText } from '#schemas/locale-pattern.ts';
import { directionOf, languageTag } from '#schemas/locale.ts';

/** Widths in pixels of the rendered icons. */
const ICON_WIDTHS = [240, 640];

/** Reads the language from the manifest's URL; undefined when it is invalid. */
export const manifestLanguage = ({ searchParams }: URL): string | undefined =>
  [searchParams.get('lang') ?? ''].find(isLocaleText);

/** Builds the web app manifest of a realm (W3C, Web Application Manifest). */
export function webManifest(settings: RealmSettings, locale: string = settings.defaultLocale): object {
  const { name, description, theme, logos } = settings;
  const icon = logos.icon ?? logos.small;
  const { pathname, searchParams } = new URL(icon, 'http://icon');
  const version = searchParams.get('v') ?? '';
  return {
    id: '/',
    name,
    short_name: name,
    ...(description && { description }),
    lang: languageTag(locale),
    dir: directionOf(locale),
    start_url: locale === settings.defaultLocale ? '/' : `/?lang=${locale}`,
    scope: '/',
    display: 'standalone',
    background_color: theme.colors.background,
    theme_color: theme.colors.background,
    icons: [
      ...(searchParams.get('format') === 'svg' ? [{ src: icon, sizes: 'any', type: 'image/svg+xml' }] : []),
      ...ICON_WIDTHS.map((width) => ({ src: `${pathname}?w=${width}&v=${version}`, sizes: `${width}x${width}` })),
    ],
  };
}
