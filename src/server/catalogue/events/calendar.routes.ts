import { type Context as HonoContext, Hono } from 'hono';
import ical from 'ical-generator';
import { getOccurrence } from '../catalogue/card.ts';
import { type ContentRecord, findContent } from '../catalogue/catalogue.store.ts';
import { contentTexts } from '../catalogue/content-texts.ts';
import type { Context } from '../../platform/context.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { contextFor } from '../../platform/http/create-http-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getPublicOrigin } from '../../platform/http/origin.ts';
import { resolveRealm } from '../../platform/http/realm.ts';
import type { RealmEnv } from '../../platform/http/request-context.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { rejectGuests } from '../../platform/http/reject-guests.ts';
import { chooseLocale } from '../../definitions/labels/locale.ts';
import { findRequestAgeLimit, isSignedIn } from '../../identity/sessions/authentication.http.ts';
import { eventHref } from './event-href.ts';

/** The current or next occurrence of an event as iCalendar text (RFC 5545). */
function writeCalendar(
  event: ContentRecord,
  around: { now: number; locale: string; href: string; host: string; revision: number },
): string {
  const { now, locale, href, host, revision } = around;
  const occurrence = getOccurrence(event, now);
  if (!occurrence) throw new ProblemError('NOT_FOUND');
  const { title, description } = contentTexts(event, locale);
  const calendar = ical({ prodId: { company: 'Playbill', product: 'Events' } });
  calendar.createEvent({
    // A single event keeps its UID when it moves, so that calendars update it. Each occurrence of a repeating event has
    // its own UID.
    id: `${event.id}-${event.event?.everyMinutes ? occurrence.start : 0}@${host}`,
    // Calendars replace an event if SEQUENCE is higher (RFC 5545, section 3.8.7.4); the realm's revision grows with
    // each change.
    sequence: revision,
    stamp: new Date(now),
    start: new Date(occurrence.start),
    end: new Date(occurrence.end),
    summary: title,
    url: href,
    ...(description !== undefined && { description }),
    ...(event.body.location !== undefined && { location: event.body.location }),
  });
  return calendar.toString();
}

async function calendarFile(context: Context, http: HonoContext<RealmEnv>, id: number): Promise<Response> {
  const realm = await resolveRealm(context, http.req.raw);
  if (!realm) throw new ProblemError('NOT_FOUND', ['Wrong host or realm']);
  http.set('realmId', realm.id);
  const isClosed = realm.settings.authentication?.required ?? false;
  // Only viewers who may see the event's page may read its calendar file.
  if (isClosed) rejectGuests({ realm, caller: { isGuest: !(await isSignedIn(context, http, realm.id)) } }, ['LIVE']);
  const { db } = contextFor(context, { ageLimit: await findRequestAgeLimit(context, http, realm.id) });
  const event = await inRealm(db, realm.id, (tx) => findContent(tx, realm.id, id, ['EVENT']));
  if (!event) throw new ProblemError('NOT_FOUND');
  const origin = getSiteOrigin({ config: context.config, requestOrigin: getPublicOrigin(http.req.raw), realm });
  const locale = chooseLocale(http.req.query('lang') ?? http.req.header('accept-language'), realm.settings);
  const href = eventHref(realm.settings, { id, locale, origin });
  const around = {
    now: context.clock.now(),
    locale,
    href,
    host: new URL(origin).hostname,
    revision: realm.revision,
  };
  return http.body(writeCalendar(event, around), 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="event-${id}.ics"`,
    // The response is cached briefly, because a repeating event moves to its next occurrence. In realms that require
    // sign-in it is not cached, so that the file is unavailable after sign-out.
    'cache-control': isClosed ? 'private, no-store' : 'private, max-age=60',
    'x-content-type-options': 'nosniff',
  });
}

/** Serves /calendar/{id}.ics: an event as a calendar file. */
export function calendarRoutes(context: Context): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  app.get('/calendar/:file', (http) => {
    const [, id] = /^([1-9][0-9]{0,8})\.ics$/.exec(http.req.param('file')) ?? [];
    if (id === undefined) throw new ProblemError('NOT_FOUND');
    return calendarFile(context, http, Number(id));
  });
  return app;
}
