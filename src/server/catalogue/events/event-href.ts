import type { Realm } from '#schemas/generated/types.ts';
import { pageHref } from '../../platform/http/page-href.ts';

/** Returns the absolute address of an event's page in a language, with the realm's route names. */
export const eventHref = (
  settings: Realm,
  { id, locale, origin }: { id: number; locale: string; origin: string },
): string => pageHref(settings, 'LIVE', { params: { eventId: id }, locale, origin });
