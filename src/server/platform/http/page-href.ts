import type { Realm } from '#schemas/generated/types.ts';
import { segmentsOfRealm } from '#schemas/routes/path-segments.ts';
import { type PathParams, pathTo } from '#schemas/routes/paths.ts';
import type { RouteName } from '#schemas/routes/table.ts';

/** Parameters, locale and site origin of a page's URL. */
interface PageAddress {
  params?: PathParams;
  query?: PathParams;
  locale: string;
  origin: string;
}

/** Returns the absolute URL of a page, with the realm's own path segments. */
export function pageHref(
  settings: Realm,
  name: RouteName,
  { params = {}, query = {}, locale, origin }: PageAddress,
): string {
  const lang = locale === settings.defaultLocale ? undefined : locale;
  return new URL(pathTo(name, segmentsOfRealm(settings), params, { ...query, lang }), origin).href;
}
