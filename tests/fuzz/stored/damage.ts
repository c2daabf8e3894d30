import fc from 'fast-check';
import { sql } from 'kysely';
import type { Database } from '#server/platform/db/client.ts';
import { asOwner, inRealm, type Tx } from '#server/platform/db/scope.ts';
import { valueAt } from '#schemas/value-at.ts';
import { damagedPairs } from '../mutate.ts';
import { children, files, onAir, parents, REALM, trailers } from './realm.ts';

/** One value of one database row. */
export interface Place {
  table: string;
  column: string;
  /** PostgreSQL type of the column. */
  type: string;
  /** The row’s key columns except the realm. */
  key: Readonly<Record<string, string | number>>;
}

/** A mutation of a stored value, and what may be missing from pages because of it. */
export interface Damage {
  place: Place;
  /** Description of the mutation. */
  what: string;
  /** The new value as text of the column’s type; null sets NULL. */
  value: string | null;
  /** Whether earlier published revisions are discarded too, so that there is no last valid version. */
  isForgotten: boolean;
  /** Unique texts of the realm’s content (markers) within the mutated part; pages may lack them. */
  excused: ReadonlySet<string>;
  /** JSON pointer of the mutation within the value. */
  pointer: string;
}

/** Identifies the entity that a value belongs to, in the form of the property `of` of `pages` (realm.ts). */
export const thingOf = ({ table, key }: Place): string =>
  [table.replace('_items', ''), ...Object.values(key).filter((value) => value !== 'club')].join(' ');

/** The markers (unique texts of the realm’s content) in a page, a response or a document. */
export const marksIn = (text: string): Set<string> => new Set(text.match(/Marked\w*?x\b/g) ?? []);

/** Values that the column’s type allows and the application does not expect. */
const oddValues: Readonly<Record<string, readonly (string | null)[]>> = {
  text: [
    '',
    ' ',
    'x'.repeat(120_000),
    '<script>window.__pwned=1</script>',
    '\u202Eright',
    't:__proto__',
    '{count, plural,',
  ],
  'text[]': ['{}', '{NULL}', `{${'x'.repeat(500)}}`, '{":",a:b,mood:}', '{{a,b},{c,d}}'],
  integer: ['0', '-1', '2147483647', '-2147483648'],
  timestamptz: ['infinity', '-infinity', '0044-03-15 12:00:00 BC', '9999-12-31T23:59:59Z', '200000-01-01T00:00:00Z'],
};

const columns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  contents: {
    title: 'text',
    tags: 'text[]',
    access: 'text',
    season_number: 'integer',
    episode_number: 'integer',
    published_at: 'timestamptz',
    starts_at: 'timestamptz',
    ends_at: 'timestamptz',
    repeats_every_minutes: 'integer',
    time_zone: 'text',
    over_minutes: 'integer',
    position: 'integer',
    title_rank: 'integer',
  },
  news_items: { published_at: 'timestamptz', position: 'integer' },
  fighters: { position: 'integer' },
  programmes: { starts_at: 'timestamptz', ends_at: 'timestamptz', repeats_every_days: 'integer', time_zone: 'text' },
  guide_channels: { position: 'integer' },
};

/** Tables, their JSON column, and their key columns. */
const tables: readonly { table: string; column?: string; key: readonly string[] }[] = [
  { table: 'definitions', column: 'document', key: ['kind', 'name'] },
  { table: 'contents', column: 'body', key: ['id'] },
  { table: 'news_items', column: 'body', key: ['feed', 'id'] },
  { table: 'fighters', column: 'body', key: ['id'] },
  { table: 'programmes', column: 'body', key: ['channel', 'position'] },
  { table: 'guide_channels', key: ['channel'] },
  { table: 'realms', column: 'settings', key: [] },
  { table: 'consent_answers', column: 'term', key: ['field_name'] },
  { table: 'accounts', column: 'details', key: ['email'] },
  { table: 'addresses', column: 'body', key: ['type'] },
  { table: 'reviews', column: 'fields', key: ['content_id'] },
];

/** A value that can be mutated, in its original state. */
export interface Whole {
  place: Place;
  value: string | null;
}

/**
 * All values that can be mutated, grouped by kind, so that each kind is mutated equally often whatever its number of
 * rows.
 */
export async function wholeValues(db: Database): Promise<Map<string, Whole[]>> {
  const found = new Map<string, Whole[]>();
  const add = (group: string, whole: Whole) => found.set(group, [...(found.get(group) ?? []), whole]);
  await inRealm(db, REALM, async (tx) => {
    for (const { table, column, key } of tables) {
      const { rows } = await sql<Record<string, string | number>>`
        select ${sql.join([...key, 'realm'].map((name) => sql.ref(name)))}, ${column === undefined ? sql`null` : sql.ref(column)}::text as value
        from ${sql.table(table)} where realm = ${REALM} order by ${sql.join([...key, 'realm'].map((name) => sql.ref(name)))}`.execute(
        tx,
      );
      for (const { value, realm: _, ...row } of rows) {
        const group = table === 'definitions' ? `definitions ${row['kind']}` : table;
        if (column !== undefined)
          add(group, { place: { table, column, type: 'jsonb', key: row }, value: String(value) });
        for (const [name, type] of Object.entries(columns[table] ?? {})) {
          const place: Place = { table, column: name, type, key: row };
          add(`columns of ${table}`, { place, value: await valueOf(tx, place) });
        }
      }
    }
  });
  return found;
}

const rowOf = ({ key }: Place) =>
  sql.join(
    [sql`realm = ${REALM}`, ...Object.entries(key).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)],
    sql` and `,
  );

async function valueOf(tx: Tx, place: Place): Promise<string | null> {
  const { rows } = await sql<{ value: string | null }>`
    select ${sql.ref(place.column)}::text as value from ${sql.table(place.table)} where ${rowOf(place)}`.execute(tx);
  return rows[0]?.value ?? null;
}

/**
 * Writes a value without validation and increments the realm’s revision, so that no cache entry of the old one is
 * used.
 */
export const write = (db: Database, place: Place, value: string | null): Promise<void> =>
  inRealm(db, REALM, (tx) =>
    asOwner(tx, async () => {
      await sql`update ${sql.table(place.table)} set ${sql.ref(place.column)} = ${value}::${sql.raw(place.type)} where ${rowOf(place)}`.execute(
        tx,
      );
      await sql`update realms set revision = revision + 1 where realm = ${REALM}`.execute(tx);
    }),
  );

/**
 * Discards the loaded revisions of all documents, so that there is no last valid version, or restores them. The realm
 * was loaded once and never edited, so it has no other revisions.
 */
export const forget = (db: Database, isForgotten: boolean): Promise<void> =>
  inRealm(db, REALM, (tx) =>
    asOwner(tx, async () => {
      const [from, to] = isForgotten ? ['LOADED', 'DISCARDED'] : ['DISCARDED', 'LOADED'];
      await sql`update revisions set state = ${to} where realm = ${REALM} and state = ${from}`.execute(tx);
    }),
  );

/** Markers of titles, news and fighters. Elements can show them although their own attributes do not contain them. */
const shownMarks = {
  titles: marksIn(JSON.stringify(files()['catalogue/all.json'])),
  news: marksIn(JSON.stringify(files()['news.json'])),
  fighters: marksIn(JSON.stringify(files()['fighters.json'])),
};

/** Markers of the content that a page, or a part of it, shows; they may be missing when it is mutated. */
function shownBy(part: unknown): string[] {
  const text = JSON.stringify(part) ?? '';
  return [
    ...(/"source"/.test(text) ? shownMarks.titles : []),
    ...(text.includes('"news"') ? shownMarks.news : []),
    ...(text.includes('"fighters"') ? shownMarks.fighters : []),
  ];
}

/**
 * Markers that may be missing when a document is mutated: those of the mutated part and of the content that it shows.
 */
function excusedIn(whole: unknown, damaged: unknown, mutation: string, pointer: string): Set<string> {
  const before = marksIn(JSON.stringify(whole));
  const after = marksIn(JSON.stringify(damaged));
  const gone = [...before].filter((mark) => !after.has(mark));
  const tokens = pointer.split('/');
  const isOfList = mutation === 'drop' && Array.isArray(valueAt(whole, pointer));
  const part = tokens.length > 2 ? valueAt(whole, tokens.slice(0, 3).join('/')) : isOfList ? undefined : whole;
  return new Set([...gone, ...marksIn(JSON.stringify(part) ?? ''), ...shownBy(part ?? whole)]);
}

/** Markers that belong to a row, whichever of its values is mutated. */
function marksOfRow({ table, key }: Place): string[] {
  const { id = '' } = key;
  if (table === 'contents')
    return [
      ...[id, ...(parents[id] ?? []), ...(trailers[id] ?? []), ...(children[id] ?? [])].map((one) => `Marked${one}x`),
      ...(onAir[id] ?? []),
    ];
  // A new time of one programme shortens others of its channel, so markers of all its programmes may be missing.
  if (table === 'programmes') return [...(onAir[key['channel'] ?? ''] ?? [])];
  if (table === 'news_items') return [`MarkedNews${id}x`];
  return table === 'fighters' ? [`MarkedFighter${id}x`] : [];
}

/** Chooses a mutation at random; the same seed gives the same mutation. */
export function damageBy(seed: number, values: ReadonlyMap<string, readonly Whole[]>): Damage {
  // Consecutive seeds would give similar samples, so hash the seed first.
  const spread = Math.imul(seed + 1, 0x9e3779b1) ^ (seed >>> 3);
  const sample = <T>(arbitrary: fc.Arbitrary<T>): T => fc.sample(arbitrary, { seed: spread, numRuns: 1 })[0] as T;
  const groups = [...values.keys()];
  const [group, row, odd, chance] = sample(fc.tuple(fc.nat(1e6), fc.nat(1e6), fc.nat(1e6), fc.nat(99)));
  const rows = values.get(groups[group % groups.length] as string) as readonly Whole[];
  const { place, value: before } = rows[row % rows.length] as Whole;
  const isForgotten = chance < 50;
  if (place.type !== 'jsonb') {
    const odds = oddValues[place.type] as readonly string[];
    const value = odds[odd % odds.length] as string;
    return {
      place,
      what: `odd ${JSON.stringify(value.slice(0, 40))}`,
      value,
      isForgotten,
      excused: new Set(marksOfRow(place)),
      pointer: '',
    };
  }
  const whole = JSON.parse(before ?? 'null') as Record<string, unknown>;
  if (odd % 12 === 0 || Object.keys(whole).length === 0) {
    const value = ['null', '[]', '{}', '7', '"words"', `${'['.repeat(4000)}${']'.repeat(4000)}`][chance % 6] as string;
    const marks = [...marksIn(JSON.stringify(whole)), ...shownBy(whole), ...marksOfRow(place)];
    return { place, what: `whole ${value.slice(0, 10)}`, value, isForgotten, excused: new Set(marks), pointer: '' };
  }
  const { damaged, mutation, pointer } = sample(damagedPairs(fc.constant(whole)));
  const excused = excusedIn(whole, damaged, mutation, pointer);
  for (const mark of marksOfRow(place)) excused.add(mark);
  return { place, what: mutation, value: JSON.stringify(damaged), isForgotten, excused, pointer };
}
