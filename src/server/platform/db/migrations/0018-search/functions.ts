import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * A text as it is compared: small letters without accents or vowel signs, words apart by one space. What is typed goes
 * through it as well, so the two agree whatever the database's locale makes of capital letters. It names what it takes away
 * (punctuation, signs, pictures) instead of what it keeps: in some locales a class such as [:alpha:] knows ASCII alone.
 */
const fold = sql`
  create function search_fold(written text) returns text language sql stable parallel safe return
    btrim(regexp_replace(
      translate(
        lower(public.unaccent('public.unaccent'::regdictionary, lower(regexp_replace(
          normalize(left(written, 20000), nfkc),
          '[\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u200b-\\u200f\\ufe00-\\ufe0f''’]', '', 'g')))),
        'أإآٱىؤئة', 'اااايويه'),
      '[\\u0001-\\u002f\\u003a-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b4\\u00b6-\\u00b9\\u00bb-\\u00bf\\u00d7\\u00f7\\u02c2-\\u02df\\u060c\\u061b\\u061f\\u066a-\\u066d\\u06d4\\u1680\\u2000-\\u206f\\u20a0-\\u20cf\\u2100-\\u2bff\\u3000-\\u3004\\u3008-\\u3020\\u3030\\u30fb\\ue000-\\uf8ff\\uff01-\\uff0f\\uff1a-\\uff20\\U0001f000-\\U0010ffff]+',
      ' ', 'g'))`;

/** Folded words with the weight of where they stand: the title's (A), the series' and season's (B), categories (C), descriptions (D). */
const weigh = sql`
  create function search_weigh(a text, b text, c text, d text) returns tsvector language sql stable parallel safe as $$
    select coalesce(string_agg('''' || left(word, 100) || ''':1' || weight, ' '), '')::tsvector
    from (values ('A', a), ('B', b), ('C', c), ('D', d)) as part (weight, words)
    cross join lateral unnest(string_to_array(words, ' ')) as word
    where word <> ''
  $$`;

/** The languages of a row's translations: which tags each serves. One serves its whole language if it is the first of it. */
const languages = sql`
  create function search_languages(translations jsonb)
  returns table (tag text, texts jsonb, serves text[], locales text[]) language sql stable parallel safe as $$
    with known as (
      select lower(replace(t.key, '_', '-')) as tag, t.value as texts, t.ordinality as place
      from jsonb_each(case jsonb_typeof(translations) when 'object' then translations else '{}' end) with ordinality t
      where jsonb_typeof(t.value) = 'object'
    ), serving as (
      select distinct on (tag) tag, texts,
        case when place = min(place) over (partition by split_part(tag, '-', 1))
          then array[tag, split_part(tag, '-', 1)] else array[tag] end as serves
      from known order by tag, place
    ), all_of_it as (
      select coalesce(array_agg(distinct one), '{}') as locales from serving, unnest(serves) one
    )
    select '', '{}'::jsonb, array[''], locales from all_of_it
    union all
    select tag, texts, serves, locales from serving, all_of_it
  $$`;

const texts = sql`
  create function search_list(listed jsonb) returns text[] language sql stable parallel safe as $$
    select coalesce(array_agg(one #>> '{}'), '{}')
    from jsonb_array_elements(case jsonb_typeof(listed) when 'array' then listed else '[]' end) one
    where jsonb_typeof(one) = 'string'
  $$`;

/** The words that can be taken for each other: of four letters and more. They only come; one that is gone finds nothing. */
const learn = sql`
  create function search_learn(of_realm text, of_source text, keys text[]) returns void language sql as $$
    insert into search_words (realm, word)
    select distinct of_realm, word
    from search_texts, unnest(tsvector_to_array(words)) as word
    where realm = of_realm and source = of_source and key = any(keys)
      and length(word) between 4 and 40 and word !~ '^[0-9]+$'
    order by word
    on conflict do nothing
  $$`;

/** Writes what of titles is searched. With a series or season go its episodes, which are found by its name. */
const titles = sql`
  create function search_renew_titles(of_realm text, ids integer[]) returns void language plpgsql as $$
  declare
    affected integer[] := array(
      select unnest(ids)
      union select id from contents where realm = of_realm and series_id = any(ids)
      union select id from contents where realm = of_realm and season_id = any(ids));
    keys text[] := affected::text[];
  begin
    delete from search_texts where realm = of_realm and source = 'title' and key = any(keys);
    insert into search_texts
    select of_realm, 'title', c.id::text, l.tag, l.serves, l.locales,
      case c.kind when 'SERIES' then 'VOD_SERIES' when 'PLAYLIST' then 'PLAYLIST' when 'EVENT' then 'LIVE' else 'VOD' end,
      name.folded,
      case c.kind when 'SERIES' then 0 when 'PLAYLIST' then 2 when 'EPISODE' then 3 else 1 end,
      c.published_at,
      search_list(c.body -> 'categories'),
      search_weigh(
        name.folded,
        search_fold(concat_ws(' ', nullif(c.title, name.written), s.title, season.title,
          s.body #>> array['translations', k.key, 'title'], season.body #>> array['translations', k.key, 'title'])),
        search_fold(array_to_string(search_list(l.texts -> 'categories') || search_list(c.body -> 'categories'), ' ')),
        search_fold(concat_ws(' ', coalesce(l.texts ->> 'description', c.body ->> 'description'),
          coalesce(l.texts ->> 'longDescription', c.body ->> 'longDescription'))))
    from contents c
    left join contents s on s.realm = of_realm and s.id = c.series_id
    left join contents season on season.realm = of_realm and season.id = c.season_id
    cross join lateral search_languages(
      -- An episode whose own texts are in one language may have a series with a name in another.
      case when jsonb_typeof(s.body -> 'translations') = 'object'
        then (select jsonb_object_agg(t.key, '{}'::jsonb) from jsonb_each(s.body -> 'translations') t) else '{}' end
      || case jsonb_typeof(c.body -> 'translations') when 'object' then c.body -> 'translations' else '{}' end) l
    left join lateral (
      select t.key from jsonb_each(case jsonb_typeof(s.body -> 'translations') when 'object'
        then s.body -> 'translations' else '{}' end) t where lower(replace(t.key, '_', '-')) = l.tag limit 1) k on true
    cross join lateral (
      select w.written, search_fold(w.written) as folded from (select coalesce(nullif(l.texts ->> 'title', ''), c.title) as written) w
    ) name
    where c.realm = of_realm and c.id = any(affected) and c.kind <> 'SEASON';
    perform search_learn(of_realm, 'title', keys);
  end $$`;

const fighters = sql`
  create function search_renew_fighters(of_realm text, ids text[]) returns void language plpgsql as $$
  begin
    delete from search_texts where realm = of_realm and source = 'fighter' and key = any(ids);
    insert into search_texts
    select of_realm, 'fighter', f.id, l.tag, l.serves, l.locales, 'FIGHTER', name.folded, 0, 'epoch', '{}',
      search_weigh(name.folded,
        search_fold(concat_ws(' ', nullif(f.body ->> 'name', name.written), f.body ->> 'nickname', l.texts ->> 'nickname')),
        '', search_fold(coalesce(l.texts ->> 'description', f.body ->> 'description')))
    from fighters f
    cross join lateral search_languages(f.body -> 'translations') l
    cross join lateral (
      select w.written, search_fold(w.written) as folded
      from (select coalesce(l.texts ->> 'name', f.body ->> 'name', '') as written) w
    ) name
    where f.realm = of_realm and f.id = any(ids);
    perform search_learn(of_realm, 'fighter', ids);
  end $$`;

const news = sql`
  create function search_renew_news(of_realm text, keys text[]) returns void language plpgsql as $$
  begin
    delete from search_texts where realm = of_realm and source = 'news' and key = any(keys);
    insert into search_texts
    select of_realm, 'news', n.feed || '/' || n.id, l.tag, l.serves, l.locales, 'NEWS', name.folded, 0, n.published_at, '{}',
      search_weigh(name.folded, search_fold(nullif(n.body ->> 'title', name.written)), '',
        search_fold(coalesce(l.texts ->> 'summary', n.body ->> 'summary')))
    from news_items n
    cross join lateral search_languages(n.body -> 'translations') l
    cross join lateral (
      select w.written, search_fold(w.written) as folded
      from (select coalesce(l.texts ->> 'title', n.body ->> 'title', '') as written) w
    ) name
    where n.realm = of_realm and n.feed || '/' || n.id = any(keys);
    perform search_learn(of_realm, 'news', keys);
  end $$`;

/** Makes the functions that write what is searched. */
export async function makeSearchFunctions(db: Kysely<unknown>): Promise<void> {
  for (const made of [fold, weigh, languages, texts, learn, titles, fighters, news]) await made.execute(db);
}

interface Watched {
  table: string;
  /** The function that renews what of the table is searched. */
  renew: string;
  /** What it knows a row by. */
  key: RawBuilder<unknown>;
  /** What of a row is searched. */
  told: RawBuilder<unknown>;
}

const watched: readonly Watched[] = [
  {
    table: 'contents',
    renew: 'search_renew_titles',
    key: sql`id`,
    told: sql`(kind, title, body, series_id, season_id, published_at)`,
  },
  { table: 'fighters', renew: 'search_renew_fighters', key: sql`id`, told: sql`(body, position)` },
  { table: 'news_items', renew: 'search_renew_news', key: sql`feed || '/' || id`, told: sql`(body, published_at)` },
];

/** Has every statement that changes content renew what is searched of it, once for all of its rows. */
export async function makeSearchTriggers(db: Kysely<unknown>): Promise<void> {
  for (const { table, renew, key, told } of watched) {
    const [trigger, call] = [sql.id(`search_of_${table}`), sql.id(renew)];
    // What only moves within its list is searched as before.
    await sql`
      create function ${trigger}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          perform ${call}(realm, array_agg(key)) from (select realm, ${key} as key from gone) changed group by realm;
        elsif tg_op = 'INSERT' then
          perform ${call}(realm, array_agg(key)) from (select realm, ${key} as key from written) changed group by realm;
        else
          perform ${call}(realm, array_agg(key)) from (
            select realm, ${key} as key, ${told} as told from written
          ) now join (select realm, ${key} as key, ${told} as told from gone) before using (realm, key)
          where now.told is distinct from before.told group by realm;
        end if;
        return null;
      end $$`.execute(db);
    const name = sql.table(table);
    await sql`create trigger search_inserted after insert on ${name} referencing new table as written
      for each statement execute function ${trigger}()`.execute(db);
    await sql`create trigger search_updated after update on ${name} referencing old table as gone new table as written
      for each statement execute function ${trigger}()`.execute(db);
    await sql`create trigger search_deleted after delete on ${name} referencing old table as gone
      for each statement execute function ${trigger}()`.execute(db);
  }
}
