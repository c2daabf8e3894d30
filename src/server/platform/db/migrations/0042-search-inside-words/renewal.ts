import { type Kysely, sql } from 'kysely';

// As migrations 0018 and 0041 have them, but that search_weigh is given the texts as they are written. The index of words
// answers bitmap scans alone: without these a write is not planned as a search for all rows without a word.

/** Writes what of titles is searched. With a series or season go its episodes, which are found by its name. */
const titles = sql`
  create or replace function search_renew_titles(of_realm text, ids integer[]) returns void language plpgsql set enable_bitmapscan = off as $$
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
        name.written,
        concat_ws(' ', nullif(c.title, name.written), s.title, season.title,
          s.body #>> array['translations', k.key, 'title'], season.body #>> array['translations', k.key, 'title']),
        array_to_string(search_list(l.texts -> 'categories') || search_list(c.body -> 'categories'), ' '),
        concat_ws(' ', coalesce(l.texts ->> 'description', c.body ->> 'description'),
          coalesce(l.texts ->> 'longDescription', c.body ->> 'longDescription')))
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
  create or replace function search_renew_fighters(of_realm text, ids text[]) returns void language plpgsql set enable_bitmapscan = off as $$
  begin
    delete from search_texts where realm = of_realm and source = 'fighter' and key = any(ids);
    insert into search_texts
    select of_realm, 'fighter', f.id, l.tag, l.serves, l.locales, 'FIGHTER', name.folded, 0, 'epoch', '{}',
      search_weigh(name.written,
        concat_ws(' ', nullif(f.body ->> 'name', name.written), f.body ->> 'nickname', l.texts ->> 'nickname'),
        '', coalesce(l.texts ->> 'description', f.body ->> 'description'))
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
  create or replace function search_renew_news(of_realm text, keys text[]) returns void language plpgsql set enable_bitmapscan = off as $$
  begin
    delete from search_texts where realm = of_realm and source = 'news' and key = any(keys);
    insert into search_texts
    select of_realm, 'news', n.feed || '/' || n.id, l.tag, l.serves, l.locales, 'NEWS', name.folded, 0, n.published_at, '{}',
      search_weigh(name.written, nullif(n.body ->> 'title', name.written), '',
        coalesce(l.texts ->> 'summary', n.body ->> 'summary'))
    from news_items n
    cross join lateral search_languages(n.body -> 'translations') l
    cross join lateral (
      select w.written, search_fold(w.written) as folded
      from (select coalesce(l.texts ->> 'title', n.body ->> 'title', '') as written) w
    ) name
    where n.realm = of_realm and n.feed || '/' || n.id = any(keys);
    perform search_learn(of_realm, 'news', keys);
  end $$`;

/** A programme's number is made of its names: equal numbers have equal names. */
const programmes = sql`
  create or replace function search_renew_programmes(of_realm text, ids bigint[]) returns void language plpgsql set enable_bitmapscan = off as $$
  declare
    known bigint[] := array(select s.key::bigint from search_texts s
      where s.realm = of_realm and s.source = 'programme' and s.locale = '' and s.key = any(ids::text[]));
    added bigint[] := array(select id from (select unnest(ids) as id except select unnest(known)) n
      where exists (select from airings a where a.realm = of_realm and a.programme = id));
    gone bigint[] := array(select id from unnest(known) id
      where not exists (select from airings a where a.realm = of_realm and a.programme = id));
  begin
    delete from search_texts s where s.realm = of_realm and s.source = 'programme' and s.key = any(gone::text[]);
    insert into search_texts
    select of_realm, 'programme', p.programme::text, l.tag, l.serves, l.locales, 'PROGRAMME', name.folded, 1, 'epoch', '{}',
      search_weigh(name.written, coalesce(l.texts ->> 'programme', p.body ->> 'programme'), '', '')
    from (
      select distinct on (programme) programme, body from airings
      where realm = of_realm and programme = any(added) order by programme
    ) p
    cross join lateral search_languages(p.body -> 'translations') l
    cross join lateral (
      select w.written, search_fold(w.written) as folded
      from (select coalesce(nullif(l.texts ->> 'episode', ''), p.body ->> 'episode', '') as written) w
    ) name;
    perform search_learn(of_realm, 'programme', added::text[]);
  end $$`;

/** Has the functions that write what is searched hand on texts with their punctuation. */
export async function replaceRenewal(db: Kysely<unknown>): Promise<void> {
  for (const made of [titles, fighters, news, programmes]) await made.execute(db);
}
