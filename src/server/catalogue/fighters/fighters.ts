import type { Bout, Fighter, FighterSource, Paging, StoredBout } from '#schemas/generated/types.ts';
import type { CardAudience } from '../catalogue/card.ts';
import { type Cursor, writeCursor } from '../catalogue/cursor.ts';
import { pictureUrl } from '../catalogue/picture-url.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { matchLocale } from '../../definitions/labels/locale.ts';
import { type FighterRecord, findFighters, listFighters } from './fighters.store.ts';

type Reader = Pick<CardAudience, 'realm' | 'locale'>;

function textsIn({ body }: FighterRecord, locale: string) {
  const { name, nickname, description, translations = {} } = body;
  const key = matchLocale(locale, Object.keys(translations));
  return { name, ...omitUndefined({ nickname, description }), ...(key !== undefined && translations[key]) };
}

/** A fighter as lists show it, without bouts. */
export function toFighter(record: FighterRecord, { realm, locale }: Reader): Fighter {
  const { record: fights, weightClass, country, portrait } = record.body;
  return omitUndefined({
    id: record.id,
    ...textsIn(record, locale),
    record: fights,
    weightClass,
    country,
    portraitUrl: pictureUrl(realm, portrait),
  });
}

const toBout = (bout: StoredBout, opponents: ReadonlyMap<string, FighterRecord>, locale: string): Bout => {
  const { opponent = '', opponentId, ...result } = bout;
  const known = opponentId === undefined ? undefined : opponents.get(opponentId);
  return omitUndefined({
    ...result,
    opponent: known ? textsIn(known, locale).name : opponent,
    opponentId: known?.id,
  });
};

/** Finds a fighter with bouts, whose opponents are named in the reader's language; undefined for an unknown id. */
export async function findFullFighter(
  tx: Tx,
  id: string,
  reader: Reader,
): Promise<{ fighter: Fighter & { bouts: Bout[] }; titles: number[] } | undefined> {
  const [record] = await findFighters(tx, reader.realm, [id]);
  if (!record) return undefined;
  const { bouts = [], titles = [] } = record.body;
  const ids = [...new Set(bouts.flatMap(({ opponentId }) => opponentId ?? []))];
  const opponents = new Map((await findFighters(tx, reader.realm, ids)).map((one) => [one.id, one]));
  return {
    fighter: { ...toFighter(record, reader), bouts: bouts.map((bout) => toBout(bout, opponents, reader.locale)) },
    titles,
  };
}

/** Reads a page of fighters with paging information. */
export async function fightersPage(
  tx: Tx,
  { limit = Number.POSITIVE_INFINITY }: FighterSource,
  reader: Reader,
  count: number,
  after: Cursor | undefined,
): Promise<{ fighters: Fighter[]; paging: Paging & { lastSeen?: string } }> {
  const before = after?.n ?? 0;
  const room = Math.max(0, Math.min(count, limit - before));
  // One entry more than the page shows is read, to know whether there is a next page.
  const found = await listFighters(tx, reader.realm, after?.i, room + 1);
  const shown = found.slice(0, room);
  const last = shown.at(-1);
  const more = found.length > room && before + shown.length < limit && last !== undefined;
  return {
    fighters: shown.map((record) => toFighter(record, reader)),
    paging: {
      moreDataAvailable: more,
      ...(more && { lastSeen: writeCursor({ k: 0, i: last.position, n: before + shown.length, t: 0 }) }),
    },
  };
}
