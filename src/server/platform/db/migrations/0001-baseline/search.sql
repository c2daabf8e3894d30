create extension if not exists fuzzystrmatch;
create extension if not exists unaccent;


-- A text in lower case without accents and vowel signs, with its punctuation. It removes listed characters instead of
-- keeping a class such as [:alpha:], which knows only ASCII in some locales.
create function search_lower(written text) returns text language sql stable parallel safe return
  translate(
    lower(public.unaccent('public.unaccent'::regdictionary, lower(regexp_replace(
      normalize(left(written, 20000), nfkc),
      '[\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u200b-\u200f\ufe00-\ufe0f]', '', 'g')))),
    'أإآٱىؤئة’', 'اااايويه''');

-- The words of such a text, separated by one space.
create function search_bare(lowered text) returns text language sql immutable parallel safe return
  btrim(regexp_replace(replace(lowered, '''', ''), '[\s%MARKS%]+', ' ', 'g'));

-- A text as it is compared. Stored texts and search queries pass through the same function.
create function search_fold(written text) returns text language sql stable parallel safe return
  search_bare(search_lower(written));

-- Terms by which a text is found. Each row has its chunk (the text between two spaces), its word in the chunk, and
-- its first and last place in the text, so that phrases can be matched. Kinds: word; pair, two letters of a script
-- without spaces, at every letter, and whole, such a word as it is written; joined, the words of a chunk in one, as
-- mash for M*A*S*H; elided, the text after an apostrophe, as amour of l'amour, but no endings of English verbs and
-- genitives; stem, an Arabic word without its article and prefixes (the stemmer light10); signed, a word with the
-- signs of its name, as c++ and c#.
create function search_terms(lowered text)
  returns table(chunk bigint, word bigint, place bigint, last bigint, kind text, term text) language sql immutable parallel safe as $$
  with chunks as materialized (
    select n, written, search_bare(written) as bare
    from regexp_split_to_table(lowered, '\s+') with ordinality as c (written, n)
  ), words as (
    select n, i, w.word from chunks, unnest(string_to_array(bare, ' ')) with ordinality as w (word, i) where w.word <> ''
  ), units as materialized (
    select n, i, words.word, part.kind, part.term, row_number() over (order by n, i, part.run, part.at) as place
    from words cross join lateral (
      select 'word' as kind, words.word as term, 1::bigint as run, 1 as at
      where words.word !~ '[%UNSPACED%]'
      union all
      select case when is_unspaced then 'pair' else 'word' end,
        case when is_unspaced then substr(written, at, 2) else written end, run, at
      from (
        select found[1] as written, run, found[1] ~ '[%UNSPACED%]' as is_unspaced
        from regexp_matches(words.word, '[%UNSPACED%]+|[^%UNSPACED%]+', 'g') with ordinality as m (found, run)
        where words.word ~ '[%UNSPACED%]'
      ) runs cross join generate_series(1, case when is_unspaced then length(written) else 1 end) as at
    ) part
  ), spans as (
    select n, min(place) as place, max(place) as last from units group by n
  )
  select n, i, place, place, kind, term from units
  union all
  select n, i, min(place), max(place), 'whole', units.word from units group by n, i, units.word having bool_or(kind = 'pair')
  union all
  select n, 0, place, last, 'joined', replace(bare, ' ', '') from chunks join spans using (n) where bare like '% %'
  union all
  select n, 0, place, last, 'elided', after[1] from chunks join spans using (n)
    cross join lateral regexp_matches(written, '[^\s%MARKS%]''([^\s%MARKS%]{2,})', 'g') as after
    where written like '%''%' and after[1] not in ('ll', 're', 've')
  union all
  select n, i, place, place, 'stem', substring(term from '^(?:[وفبك]?ال|[وف]?لل)(..+)$') from units
    where kind = 'word' and term ~ '^(?:[وفبك]?ال|[وف]?لل)..'
  union all
  select n, 0, place, last, 'signed', signed[1] from chunks join spans using (n)
    cross join lateral regexp_matches(written, '[^\s%MARKS%]+[+#]+', 'g') as signed
    where written ~ '[+#]'
$$;

-- Terms of texts with the weight of their part: the title (A), the titles of series and season (B), categories (C),
-- descriptions (D). Places of different parts are far apart, so that no phrase crosses them. Most texts have plain
-- words only, which takes less work.
create function search_weigh(a text, b text, c text, d text)
  returns tsvector language sql stable parallel safe as $$
  select coalesce(string_agg('''' || left(term, 100) || ''':' || least(since + place, 16383) || weight
    || case when last > place then ',' || least(since + last, 16383) || weight else '' end, ' '), '')::tsvector
  from (
    select weight, since, lowered, lowered ~ '[+#%UNSPACED%]|ال|لل|[^\s%MARKS%][%MARKS%]+[^\s%MARKS%]' as is_special
    from (values ('A', 0, search_lower(a)), ('B', 4000, search_lower(b)), ('C', 6000, search_lower(c)), ('D', 7000, search_lower(d)))
      as part (weight, since, lowered)
    offset 0
  ) part cross join lateral (
    select term, place, last from search_terms(lowered) where is_special
    union all
    select word, place, place from unnest(string_to_array(search_bare(lowered), ' ')) with ordinality as w (word, place)
    where not is_special and word <> ''
  ) found
$$;

-- Languages of a row's translations with the tags that each serves. The first translation of a language serves the
-- whole language.
create function search_languages(translations jsonb)
  returns table(tag text, texts jsonb, serves text[], locales text[]) language sql stable parallel safe as $$
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
$$;

-- Texts of a JSON list; other values are left out.
create function search_list(listed jsonb)
  returns text[] language sql stable parallel safe as $$
  select coalesce(array_agg(one #>> '{}'), '{}')
  from jsonb_array_elements(case jsonb_typeof(listed) when 'array' then listed else '[]' end) one
  where jsonb_typeof(one) = 'string'
$$;

-- Names of a title's people and their characters; other values are left out.
create function search_people(listed jsonb)
  returns text language sql immutable parallel safe as $$
  select string_agg(concat_ws(' ', p ->> 'name', p ->> 'character'), ', ')
  from jsonb_array_elements(case jsonb_typeof(listed) when 'array' then listed else '[]' end) p
$$;

-- Words of four letters and more, for suggestions of misspelled words. Words are never removed: one that is in no
-- text finds nothing.
create function search_learn(of_realm text, of_source text, keys text[])
  returns void language sql as $$
  insert into search_words (realm, word)
  select distinct of_realm, word
  from search_texts, unnest(tsvector_to_array(words)) as word
  where realm = of_realm and source = of_source and key = any(keys)
    and length(word) between 4 and 40 and word !~ '^[0-9]+$'
  order by word
  on conflict do nothing
$$;

-- Writes the search index of titles. A series or season includes its episodes, which are found by its name. The
-- bitmap scan is off in these functions because the index by word answers nothing else, and a write must not be
-- planned as a search for all rows.
create function search_renew_titles(of_realm text, ids integer[])
  returns void language plpgsql set enable_bitmapscan = off as $$
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
end $$;

create function search_renew_fighters(of_realm text, ids text[])
  returns void language plpgsql set enable_bitmapscan = off as $$
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
end $$;

create function search_renew_news(of_realm text, keys text[])
  returns void language plpgsql set enable_bitmapscan = off as $$
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
end $$;

-- A programme's number is derived from its names: equal numbers have equal names.
create function search_renew_programmes(of_realm text, ids bigint[])
  returns void language plpgsql set enable_bitmapscan = off as $$
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
end $$;

-- Statement triggers renew the index once for all changed rows. A change of position alone renews nothing.
create function search_of_contents()
  returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      perform search_renew_titles(realm, array_agg(key)) from (select realm, id as key from gone) changed group by realm;
    elsif tg_op = 'INSERT' then
      perform search_renew_titles(realm, array_agg(key)) from (select realm, id as key from written) changed group by realm;
    else
      perform search_renew_titles(realm, array_agg(key)) from (
        select realm, id as key, (kind, title, body, series_id, season_id, published_at) as content from written
      ) now join (select realm, id as key, (kind, title, body, series_id, season_id, published_at) as content from gone) before using (realm, key)
      where now.content is distinct from before.content group by realm;
    end if;
    return null;
end $$;

create function search_of_fighters()
  returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      perform search_renew_fighters(realm, array_agg(key)) from (select realm, id as key from gone) changed group by realm;
    elsif tg_op = 'INSERT' then
      perform search_renew_fighters(realm, array_agg(key)) from (select realm, id as key from written) changed group by realm;
    else
      perform search_renew_fighters(realm, array_agg(key)) from (
        select realm, id as key, (body, position) as content from written
      ) now join (select realm, id as key, (body, position) as content from gone) before using (realm, key)
      where now.content is distinct from before.content group by realm;
    end if;
    return null;
end $$;

create function search_of_news_items()
  returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      perform search_renew_news(realm, array_agg(key)) from (select realm, feed || '/' || id as key from gone) changed group by realm;
    elsif tg_op = 'INSERT' then
      perform search_renew_news(realm, array_agg(key)) from (select realm, feed || '/' || id as key from written) changed group by realm;
    else
      perform search_renew_news(realm, array_agg(key)) from (
        select realm, feed || '/' || id as key, (body, published_at) as content from written
      ) now join (select realm, feed || '/' || id as key, (body, published_at) as content from gone) before using (realm, key)
      where now.content is distinct from before.content group by realm;
    end if;
    return null;
end $$;

create function search_of_airings()
  returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      perform search_renew_programmes(realm, array_agg(distinct programme)) from gone group by realm;
    elsif tg_op = 'INSERT' then
      perform search_renew_programmes(realm, array_agg(distinct programme)) from written group by realm;
    else
      perform search_renew_programmes(realm, array_agg(distinct programme))
        from (select realm, programme from gone union select realm, programme from written) changed group by realm;
    end if;
    return null;
end $$;

create trigger search_inserted after insert on contents referencing new table as written
  for each statement execute function search_of_contents();
create trigger search_updated after update on contents referencing old table as gone new table as written
  for each statement execute function search_of_contents();
create trigger search_deleted after delete on contents referencing old table as gone
  for each statement execute function search_of_contents();

create trigger search_inserted after insert on fighters referencing new table as written
  for each statement execute function search_of_fighters();
create trigger search_updated after update on fighters referencing old table as gone new table as written
  for each statement execute function search_of_fighters();
create trigger search_deleted after delete on fighters referencing old table as gone
  for each statement execute function search_of_fighters();

create trigger search_inserted after insert on news_items referencing new table as written
  for each statement execute function search_of_news_items();
create trigger search_updated after update on news_items referencing old table as gone new table as written
  for each statement execute function search_of_news_items();
create trigger search_deleted after delete on news_items referencing old table as gone
  for each statement execute function search_of_news_items();

create trigger search_inserted after insert on airings referencing new table as written
  for each statement execute function search_of_airings();
create trigger search_updated after update on airings referencing old table as gone new table as written
  for each statement execute function search_of_airings();
create trigger search_deleted after delete on airings referencing old table as gone
  for each statement execute function search_of_airings();

-- Limits a search to rows with its terms inside the policy, because row-level security lets no other condition use the
-- index before it. A query without a search asks for rows without the word ' ', which no row has. The subquery is
-- evaluated once per query instead of once per row. PostgreSQL evaluates restrictive policies in the order of their
-- names: this one must come first.
create policy narrowed_by_search on search_texts as restrictive for select
  using (words @@ (select coalesce(nullif(current_setting('app.search', true), ''), '!'' ''')::tsquery));
create policy within_age on search_texts as restrictive for select
  using (case when (select coalesce(current_setting('app.age_limit', true), '') = '') then true
    when source = 'title'
      then exists (select from contents c where c.realm = search_texts.realm and c.id = search_texts.key::integer)
    else false end);
