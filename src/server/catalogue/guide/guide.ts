import type { Card, Channel, Programme } from '#schemas/generated/types.ts';
import { decideAccess } from '../access/decide-access.ts';
import { createListFilter } from '../access/list-filter.ts';
import type { CardAudience } from '../catalogue/card.ts';
import { type ContentRecord, findContents } from '../catalogue/catalogue.store.ts';
import { contentTexts } from '../catalogue/content-texts.ts';
import { type Cursor, writeCursor } from '../catalogue/cursor.ts';
import { pictureUrl } from '../catalogue/picture-url.ts';
import { onAndNext } from '../catalogue/programming.ts';
import type { ProgrammeBody } from '../../platform/db/columns/programme-body.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { matchLocale } from '../../definitions/labels/locale.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { DAY_MS } from '../../platform/occurrence.ts';
import { type Airing, type AiringRecord, airingsWithin, mergeImportedAirings } from './airings.ts';
import { findAirings, findChannels, findImported } from './guide.store.ts';

/** Which page of the guide to read. Times in milliseconds. */
export interface GuidePageParams {
  from: number;
  to: number;
  count: number;
  /** If set, only this channel is returned. */
  channel?: number | undefined;
  after?: Cursor | undefined;
}

/** Paging information of the guide. */
export interface GuidePaging {
  moreDataAvailable: boolean;
  lastSeen?: string;
}

const isoOf = (time: number) => new Date(time).toISOString().replace('.000Z', 'Z');

/** Level of detail of programmes: grids of many channels have no room for descriptions. */
type Detail = 'names' | 'all';

/** Converts a programme to the API's form. */
export function toProgramme(
  { start, end, body }: Airing,
  { realm, locale, resultTags = [] }: CardAudience,
  detail: Detail = 'names',
): Programme {
  const { id, translations = {}, picture, iconUrl, tags = [] } = body;
  const key = matchLocale(locale, Object.keys(translations));
  const texts = key === undefined ? undefined : translations[key];
  return omitUndefined({
    id,
    episode: texts?.episode ?? body.episode,
    programme: texts?.programme ?? body.programme,
    startDate: isoOf(start),
    endDate: isoOf(end),
    duration: (end - start) / 1000,
    thumbnailUrl: pictureUrl(realm, picture) ?? iconUrl,
    ...(detail === 'all' && {
      description: texts?.description ?? body.description,
      rating: body.rating,
      categories: body.categories,
      seasonNumber: body.seasonNumber,
      episodeNumber: body.episodeNumber,
    }),
    hasResults: resultTags.some((tag) => tags.includes(tag)) || undefined,
  });
}

/** Programmes of a channel from the catalogue, repeated like its event. */
function ofCatalogue({ id: channel, body: { programmes = [] }, event }: ContentRecord): AiringRecord[] {
  if (!event) return [];
  return programmes.map(({ offset, duration, ...told }) => {
    const start = event.start + offset * 1000;
    const body: ProgrammeBody = told;
    return {
      channel,
      start,
      end: start + duration * 1000,
      everyMinutes: event.everyMinutes,
      timeZone: event.timeZone,
      body,
    };
  });
}

function channelOf(
  content: ContentRecord,
  airings: readonly Airing[],
  audience: CardAudience,
  detail: Detail,
): Channel {
  const { accessLevel, licenceIds } = decideAccess(content, audience);
  return omitUndefined({
    eventId: content.id,
    name: contentTexts(content, audience.locale).title,
    logoUrl: pictureUrl(audience.realm, content.body.logo),
    accessLevel,
    licenceIds,
    programmes: airings.map((airing) => toProgramme(airing, audience, detail)),
  });
}

/** Finds the programmes of channels: imported ones first, then the guide's timetable, then the catalogue's. */
async function airingsOf(
  tx: Tx,
  realm: string,
  contents: readonly ContentRecord[],
  reach: { from: number; to: number },
): Promise<(content: ContentRecord) => Airing[]> {
  const channels = contents.map(({ id }) => id);
  const told = Map.groupBy(await findAirings(tx, realm, channels), ({ channel }) => channel);
  const imported = await findImported(tx, realm, { channels, ...reach });
  return (content) => {
    const timetable = airingsWithin(told.get(content.id) ?? ofCatalogue(content), reach);
    const found = imported.get(content.id);
    return found ? mergeImportedAirings(timetable, found, reach) : timetable;
  };
}

/**
 * Reads a page of channels with their programmes within a period. If one channel is requested, programmes have
 * descriptions.
 */
export async function guidePage(
  tx: Tx,
  audience: CardAudience,
  { from, to, count, channel, after }: GuidePageParams,
): Promise<{ channels: Channel[]; paging: GuidePaging }> {
  const { realm } = audience;
  const leaving = createListFilter(audience, {});
  // One entry more than the page shows is read, to know whether there is a next page.
  const found = await findChannels(tx, realm, { leaving, from, after: after?.k, only: channel, count: count + 1 });
  const shown = found.slice(0, count);
  const contents = await findContents(
    tx,
    realm,
    shown.map(({ id }) => id),
  );
  const byId = new Map(contents.map((content) => [content.id, content]));
  const onAir = await airingsOf(tx, realm, contents, { from, to });
  const detail: Detail = channel === undefined ? 'names' : 'all';
  const last = shown.at(-1);
  const more = found.length > count && last !== undefined;
  return {
    channels: shown.flatMap(({ id }) => {
      const content = byId.get(id);
      return content ? channelOf(content, onAir(content), audience, detail) : [];
    }),
    paging: {
      moreDataAvailable: more,
      ...(more && { lastSeen: writeCursor({ k: last.place, i: last.id, n: 0, t: 0 }) }),
    },
  };
}

/** Reads a page of one channel's programmes; undefined for an unknown channel. */
export async function channelProgrammes(
  tx: Tx,
  audience: CardAudience,
  { count, after, ...asked }: GuidePageParams & { channel: number },
): Promise<{ programmes: Programme[]; paging: GuidePaging } | undefined> {
  const { channels } = await guidePage(tx, audience, { ...asked, count: 1 });
  const [channel] = channels;
  if (!channel) return undefined;
  const coming = channel.programmes.filter(({ startDate }) => after === undefined || Date.parse(startDate) > after.k);
  const programmes = coming.slice(0, count);
  const last = programmes.at(-1);
  const more = coming.length > count && last !== undefined;
  return {
    programmes,
    paging: {
      moreDataAvailable: more,
      ...(more && { lastSeen: writeCursor({ k: Date.parse(last.startDate), i: last.id, n: 0, t: 0 }) }),
    },
  };
}

/** How far ahead the next programme is searched, in milliseconds. */
const NEXT_WITHIN = 7 * DAY_MS;

/** Finds the current and next programme of a channel in the guide; undefined if the guide has none. */
export async function findNowAndNext(
  tx: Tx,
  audience: CardAudience,
  { id, body }: ContentRecord,
): Promise<Card['programmingInfo']> {
  const { realm, now } = audience;
  const reach = { from: now, to: now + NEXT_WITHIN };
  const told = await findAirings(tx, realm, [id]);
  const imported = (await findImported(tx, realm, { channels: [id], ...reach, most: 2 })).get(id);
  // If the import ended in the past and the guide has no timetable, the programmes of the catalogue are used.
  if (told.length === 0 && (imported === undefined || imported.covered.end <= now)) return undefined;
  const timetable = airingsWithin(told, reach);
  const coming = imported ? mergeImportedAirings(timetable, imported, reach) : timetable;
  const [current, next] = onAndNext(coming, ({ start }) => start, now).map(
    (airing) => airing && toProgramme(airing, audience),
  );
  return omitUndefined({
    currentProgramme: current,
    nextProgramme: next,
    channelLogoUrl: pictureUrl(realm, body.logo),
  });
}
