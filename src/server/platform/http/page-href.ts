import type { Realm } from '#schemas/generated/types.ts';
import { segmentsOfRealm } from '#schemas/routes/path-segments.ts';
import { type PathParams, pathTo } from '#schemas/routes/paths.ts';
import type { RouteName } from '#schemas/routes/table.ts';

/** A page, in whose words its address is, and of which site. */
interface PageAddress {
  params?: PathParams;
  query?: PathParams;
  locale: string;
  origin: string;
}

/** The whole address of a page in a language, in the realm's own words. */
export function pageHref(
  settings: Realm,
  name: RouteName,
  { params = {}, query = {}, locale, origin }: PageAddress,
): string {
  const lang = locale === settings.defaultLocale ? undefined : locale;
  return new URL(pathTo(name, segmentsOfRealm(settings), params, { ...query, lang }), origin).href;
}
