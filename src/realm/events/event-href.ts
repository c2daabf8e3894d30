import type { Realm } from '#schemas/generated/types.ts';
import { segmentsOfRealm } from '#schemas/routes/path-segments.ts';
import { pathTo } from '#schemas/routes/paths.ts';

/** The whole address of an event's page in a language, in the realm's own words. */
export function eventHref(
  settings: Realm,
  { id, locale, origin }: { id: number; locale: string; origin: string },
): string {
  const lang = locale === settings.defaultLocale ? undefined : locale;
  return new URL(pathTo('LIVE', segmentsOfRealm(settings), { eventId: id }, { lang }), origin).href;
}
