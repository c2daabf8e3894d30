import { sql } from 'kysely';
import { languageTag } from '#schemas/locale.ts';
import { availableAtCondition } from '../access/rights.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { Term } from './query-parts.ts';
import { isLikely, type Likely, mayBeMistyped, type Terms } from './terms.ts';

/** The terms of a search as tsqueries, with alternatives for misspelt words that are used if there are few results. */
interface Wanted extends Terms {
  /** The query in lower case and without accents. */
  folded: string;
  meant?: { anywhere: string; names: string } | undefined;
}

/** Filter, paging and limits of a search. */
export interface SearchChoice {
  locale: string;
  /** Current time in milliseconds. News with a later publication date is not found. */
  now: number;
  /** Card types to which the results are limited; undefined: all. `categories` limits them in the same way. */
  types?: readonly string[] | undefined;
  categories?: readonly string[] | undefined;
  /** Cursor: number of titles listed before, and the id of the last. */
  after?: { count: number; id: number } | undefined;
  titles: number;
  fighters: number;
  news: number;
  programmes: number;
  /** Whether to count results per category. */
  counted: boolean;
}

/** Search results, best first. */
export interface FoundTitles {
  /**
   * Number of all results (`all`), of results that match the filters (`total`), and of titles among these
   * (`titleTotal`).
   */
  all: number;
  total: number;
  titleTotal: number;
  /** Ids of the titles on this page. */
  titles: number[];
  /** Number of titles up to the end of this page. */
  until: number;
  fighters: string[];
  /** True if a fighter's name contains all words. */
  isFighter: boolean;
  news: { feedName: string; id: string }[];
  /**
   * Imported programmes that are on or upcoming, each with the next time of its broadcast. They are not included in the
   * counts.
   */
  programmes: FoundProgramme[];
  /** Number of results per type within the selected categories, and per category within the selected types. */
  types: Map<string, number>;
  categories: Map<string, number>;
}

/** A guide programme, with the next time of its broadcast. */
export interface FoundProgramme {
  channel: number;
  startsAt: Date;
}

/** Maximum number of dictionary words that are compared with each word of the query. */
const CANDIDATES = 24;

/** Folds a query for comparison with names and splits it into search terms. */
export async function parseSearchQuery(
  tx: Tx,
  query: string,
  texts: readonly { text: string }[],
): Promise<{ folded: string; terms: Term[] }> {
  const { rows } = await sql<{ folded: string; terms: Term[] | null }>`
    select search_fold(${query}) as folded, (
      select json_agg(json_build_object('part', part - 1, 'chunk', chunk, 'word', word, 'kind', kind, 'term', term)
        order by part, chunk, word, place)
      from unnest(${texts.map(({ text }) => text)}::text[]) with ordinality as t (written, part)
      cross join lateral search_terms(search_lower(written))
    ) as terms`.execute(tx);
  return { folded: rows[0]?.folded ?? '', terms: rows[0]?.terms ?? [] };
}

/** Finds similar words of the realm's titles for each word, most similar first. */
export async function findLikelyWords(
  tx: Tx,
  realm: string,
  words: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const meant = new Map<string, readonly string[]>();
  for (const word of words.filter(mayBeMistyped)) {
    const { rows } = await sql<Likely>`
      select word, levenshtein_less_equal(word, ${word}::text, 2) as distance from search_words
      where realm = ${realm} and length(word) between length(${word}::text) - 2 and length(${word}::text) + 2
        and levenshtein_less_equal(word, ${word}::text, 2) <= 2
      order by 2, 1 limit ${CANDIDATES}`.execute(tx);
    meant.set(
      word,
      rows.filter((one) => one.word !== word && isLikely(word, one)).map((one) => one.word),
    );
  }
  return meant;
}

interface Row {
  all: number;
  total: number;
  titleTotal: number;
  titles: number[] | null;
  until: number | null;
  fighters: string[] | null;
  isFighter: boolean;
  news: string[] | null;
  programmes: { channel: number; startsAt: string }[] | null;
  types: Record<string, number> | null;
  categories: Record<string, number> | null;
}

const among = (column: string, values: readonly string[] | undefined, isList = false) => {
  if (!values) return sql`true`;
  return isList
    ? sql`${sql.ref(column)} && ${[...values]}::text[]`
    : sql`${sql.ref(column)} = any(${[...values]}::text[])`;
};

/**
 * Searches a realm, best first: own names before series names before descriptions, whole words before prefixes, typed
 * words before similar ones. Guide-only channels are not found.
 */
export async function findBySearch(tx: Tx, realm: string, wanted: Wanted, choice: SearchChoice): Promise<FoundTitles> {
  const { folded, whole, name, names, anywhere, meant } = wanted;
  const { after, titles, fighters, news, now } = choice;
  const tag = languageTag(choice.locale).toLowerCase();
  const language = tag.split('-')[0] ?? tag;
  // The row-level policy of migrations 0018 and 0042 filters by the setting app.search, so that the index is used. A
  // common word may match tens of thousands of rows; they are counted in one pass, grouped by type and categories,
  // which needs more than the default work_mem.
  await sql`
    select set_config('app.search', ${meant?.anywhere ?? anywhere}, true), set_config('work_mem', '64MB', true)`.execute(
    tx,
  );
  const place = sql`case
          when words @@ ${whole}::tsquery
            then case when title = ${folded} then 0 when starts_with(title, ${`${folded} `}) then 1 else 2 end
          when words @@ ${name}::tsquery then 3
          when words @@ ${names}::tsquery then 4
          when words @@ ${anywhere}::tsquery then 5
          when words @@ ${meant?.names ?? names}::tsquery then 6
          else 7
        end`;
  const serves = sql`
    case when ${tag} = any(locales) then ${tag} when ${language} = any(locales) then ${language} else '' end = any(serves)`;
  const [oneType, oneCategory] = [among('type', choice.types), among('categories', choice.categories, true)];
  const inOrder = sql`order by place, weight, published_at desc, key`;
  // The rank of the cursor's title among all results is needed only for a page after a cursor, not for the first page.
  const page = after
    ? sql`
      with listed as materialized (
        select key, row_number() over (${inOrder}) as n from chosen where source = 'title'
      ), before as (
        select coalesce((select n from listed where key = ${String(after.id)}), ${after.count}) as n
      )
      select key, listed.n from listed, before where listed.n > before.n order by listed.n limit ${titles}`
    : sql`
      select key, row_number() over (${inOrder}) as n from (
        select key, place, weight, published_at from chosen where source = 'title' ${inOrder} limit ${titles}) first`;
  const { rows } = await sql<{ found: Row }>`
    with found as materialized (
      select source, key, type, weight, published_at, categories,
        ${place} as place
      from search_texts
      where realm = ${realm} and (source <> 'news' or published_at <= ${new Date(now)})
        and (source <> 'title' or key not in (
          select id::text from contents where realm = ${realm} and (available_from is not null or available_until is not null)
            and (available_from > ${new Date(now)} or available_until <= ${new Date(now)})))
        and (type <> 'LIVE' or key not in (
          select id::text from contents where realm = ${realm} and kind = 'EVENT' and body -> 'guideOnly' = 'true'))
        and ${serves}
    ), chosen as (
      select * from found where source <> 'programme' and ${oneType} and ${oneCategory}
    ), page as materialized (${page}), groups as materialized (
      select source, type, categories, count(*) as n from found where source <> 'programme' group by source, type, categories
    ), others as materialized (
      select source, key, place, published_at from chosen where source <> 'title'
    )
    select json_build_object(
      'all', (select coalesce(sum(n), 0) from groups),
      'total', (select coalesce(sum(n), 0) from groups where ${oneType} and ${oneCategory}),
      'titleTotal', (select coalesce(sum(n), 0) from groups where source = 'title' and ${oneType} and ${oneCategory}),
      'titles', (select json_agg(key::integer order by n) from page),
      'until', (select max(n) from page),
      'fighters', (select json_agg(key order by place, key) from (
        select key, place from others where source = 'fighter' order by place, key limit ${fighters}) f),
      'isFighter', exists (select from others where source = 'fighter' and place <= 2),
      'news', (select json_agg(key order by place, published_at desc, key) from (
        select key, place, published_at from others where source = 'news' order by place, published_at desc, key limit ${news}) n),
      'programmes', (select json_agg(json_build_object('channel', channel, 'startsAt', starts_at) order by place, starts_at, channel) from (
        select next.channel, next.starts_at, place
        from (select key, place from found where source = 'programme' and ${choice.programmes > 0}) programme
        cross join lateral (
          select channel, starts_at from airings a
          where a.realm = ${realm} and a.programme = programme.key::bigint and a.ends_at > ${new Date(now)}
          order by starts_at limit 1
        ) next
        order by place, next.starts_at, next.channel limit ${choice.programmes}) p),
      'types', (select json_object_agg(type, n) from (
        select type, sum(n) as n from groups where ${oneCategory} group by type) t),
      'categories', (select json_object_agg(category, n) from (
        select category, sum(n) as n from groups, unnest(categories) as category
        where ${choice.counted ? oneType : sql`false`} group by category) c)
    ) as found`.execute(tx);
  const found = rows[0]?.found;
  return {
    programmes: (found?.programmes ?? []).map(({ channel, startsAt }) => ({ channel, startsAt: new Date(startsAt) })),
    all: found?.all ?? 0,
    total: found?.total ?? 0,
    titleTotal: found?.titleTotal ?? 0,
    titles: found?.titles ?? [],
    until: found?.until ?? 0,
    fighters: found?.fighters ?? [],
    isFighter: found?.isFighter ?? false,
    news: (found?.news ?? []).map((key) => {
      const [feedName = '', ...id] = key.split('/');
      return { feedName, id: id.join('/') };
    }),
    types: new Map(Object.entries(found?.types ?? {})),
    categories: new Map(Object.entries(found?.categories ?? {})),
  };
}

/** Ids of the newest series and videos, which are shown while the query is still empty. */
export async function listPopular(tx: Tx, realm: string, count: number, now: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('contents as c')
    .select('c.id')
    .where('c.realm', '=', realm)
    .where('c.kind', 'in', ['VIDEO', 'SERIES'])
    .where(availableAtCondition(now))
    .orderBy('c.published_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}
