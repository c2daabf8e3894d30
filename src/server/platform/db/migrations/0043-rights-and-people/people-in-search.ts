import { type Kysely, sql } from 'kysely';

/** The names of a title's people and whom they play; anything else that stands there is passed over. */
const people = sql`
  create function search_people(listed jsonb) returns text language sql immutable parallel safe as $$
    select string_agg(concat_ws(' ', p ->> 'name', p ->> 'character'), ', ')
    from jsonb_array_elements(case jsonb_typeof(listed) when 'array' then listed else '[]' end) p
  $$`;

/** As migration 0042 has it, with the people of a title beside its descriptions. */
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
          coalesce(l.texts ->> 'longDescription', c.body ->> 'longDescription'), search_people(c.body -> 'people')))
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

/** Has titles found by their people. Those of before have none, so nothing is written again. */
export async function addPeopleToSearch(db: Kysely<unknown>): Promise<void> {
  for (const made of [people, titles]) await made.execute(db);
}
