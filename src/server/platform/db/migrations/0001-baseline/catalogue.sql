-- An imported programme of the guide. Programmes of a channel do not overlap.
create table airings (
  realm text not null,
  channel integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Hash of the programme's names: equal names have equal numbers. A bigint, which the driver reads as text.
  programme bigint not null,
  body jsonb not null,
  primary key (realm, channel, starts_at),
  foreign key (realm) references realms (realm) on delete cascade,
  constraint airings_check check ((starts_at < ends_at) and (starts_at >= '0001-01-01 00:00:00+00'::timestamp with time zone) and (ends_at < '9999-12-31 00:00:00+00'::timestamp with time zone))
);
create index airings_of_programme on airings (realm, programme, starts_at);

create table contents (
  realm text not null,
  id integer not null,
  kind text not null,
  title text not null,
  body jsonb not null,
  tags text[] not null,
  access text not null,
  geoblocked boolean not null,
  series_id integer,
  season_id integer,
  season_number integer,
  episode_number integer,
  published_at timestamptz not null,
  starts_at timestamptz,
  ends_at timestamptz,
  -- Position of the title in the realm's files, used for sorting.
  position integer not null,
  -- Alphabetical order in the realm's default language.
  title_rank integer not null,
  -- Hash of the title's document when it was loaded; empty if unknown, null if the row was not loaded from files.
  hash text,
  repeats_every_minutes integer,
  -- Minutes after its end during which an event is shown as ended, before its next start is announced.
  over_minutes integer,
  -- For the recording of a live event: the event's id.
  live_event_id integer,
  -- Time zone of events that repeat after whole days; null for UTC.
  time_zone text,
  -- Time window in which the title may be shown.
  available_from timestamptz,
  available_until timestamptz,
  -- Allowlist and denylist of countries for the title; null for no restriction.
  allowed_countries text[],
  denied_countries text[],
  primary key (realm, id),
  foreign key (realm) references realms (realm) on delete cascade,
  check (kind in ('VIDEO', 'EPISODE', 'SERIES', 'SEASON', 'PLAYLIST', 'EVENT'))
);
create index contents_by_tag on contents using gin (tags);
create index contents_in_order on contents (realm, kind, "position", id);
create index contents_newest on contents (realm, kind, published_at desc, id desc);
create index contents_of_season on contents (realm, season_id, "position");
create index contents_of_series on contents (realm, series_id, "position");
create index contents_recordings on contents (realm, live_event_id) where (live_event_id is not null);
create index contents_windows on contents (realm, id) where (available_from is not null) or (available_until is not null);

create table fighters (
  realm text not null,
  id text not null,
  -- Position of the fighter in its file, used for sorting.
  position integer not null,
  body jsonb not null,
  primary key (realm, id),
  foreign key (realm) references realms (realm) on delete cascade
);
create index fighters_by_position on fighters (realm, "position");

-- Channels of the programme guide.
create table guide_channels (
  realm text not null,
  -- Id of the event that represents the channel.
  channel integer not null,
  -- Position of the channel in the guide's file, used for sorting.
  position integer not null,
  -- Channel id in imported XMLTV files; null if it equals the channel number.
  xmltv_id text,
  primary key (realm, channel),
  foreign key (realm) references realms (realm) on delete cascade
);

create table news_items (
  realm text not null,
  feed text not null,
  id text not null,
  -- Position of the article in its file, used for sorting.
  position integer not null,
  published_at timestamptz not null,
  body jsonb not null,
  primary key (realm, feed, id),
  foreign key (realm) references realms (realm) on delete cascade
);
create index news_items_by_date on news_items (realm, published_at desc, "position");

create table playlist_items (
  realm text not null,
  playlist_id integer not null,
  position integer not null,
  content_id integer not null,
  primary key (realm, playlist_id, "position"),
  foreign key (realm, content_id) references contents (realm, id) on delete cascade,
  foreign key (realm, playlist_id) references contents (realm, id) on delete cascade
);

-- A scheduled programme of a channel, once or repeated every few days.
create table programmes (
  realm text not null,
  channel integer not null,
  -- Position of the programme in the channel's timetable.
  position integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  repeats_every_days integer,
  body jsonb not null,
  -- Time zone of repeated programmes; null for UTC.
  time_zone text,
  primary key (realm, channel, "position"),
  foreign key (realm) references realms (realm) on delete cascade
);

-- Reminders of events, requested by viewers.
create table reminders (
  realm text not null,
  event_id integer not null,
  account_id text not null,
  -- Start time of the event when the reminder was requested.
  starts_at timestamptz not null,
  -- Start time of the event for which a reminder email was written.
  reminded_of timestamptz,
  -- Locale, time zone and site origin of the request.
  locale text not null,
  time_zone text not null,
  origin text not null,
  created_at timestamptz not null,
  -- Profile id; empty for the account's main profile.
  profile_id text default '' not null,
  primary key (realm, event_id, account_id, profile_id),
  foreign key (realm, account_id) references accounts (realm, id) on delete cascade,
  foreign key (realm) references realms (realm) on delete cascade
);
create index reminders_of_account on reminders (realm, account_id, profile_id);

-- Source documents of the rows of titles, news, fighters and the guide.
create table row_sources (
  realm text not null,
  file text not null,
  hash text not null,
  primary key (realm, file),
  foreign key (realm) references realms (realm) on delete cascade
);

-- Search index of titles, fighters, news and imported programmes, one row per language. Triggers write it (migrations
-- 0018, 0041).
create table search_texts (
  realm text not null,
  source text not null,
  -- Id of the title, programme or fighter, or feed/id of a news article.
  key text not null,
  -- Lower-case locale of the texts such as pt-br; empty for the realm's default language.
  locale text not null,
  -- Language tags that this row serves, and those that have a row of their own.
  serves text[] not null,
  locales text[] not null,
  -- Type of the search result: VOD, VOD_SERIES, PLAYLIST, LIVE, FIGHTER, NEWS or PROGRAMME.
  type text not null,
  -- Case-folded title, for matching.
  title text not null,
  -- Sort key among equal matches, lower first: series come before their episodes.
  weight smallint not null,
  published_at timestamptz not null,
  -- Names of the title's categories in the catalogue.
  categories text[] not null,
  -- Searchable words as a tsvector, weighted by field.
  words tsvector not null,
  primary key (realm, source, key, locale),
  foreign key (realm) references realms (realm) on delete cascade,
  check (source in ('title', 'fighter', 'news', 'programme'))
);
create index search_texts_by_word on search_texts using gin (words) with (fastupdate=off);

-- Dictionary for correcting search terms.
create table search_words (
  realm text not null,
  word text not null,
  primary key (realm, word),
  foreign key (realm) references realms (realm) on delete cascade
);

-- Lowest age for a rating such as PG-13, FSK 12, PEGI 16, M/12 or 6+. An unknown rating is for adults.
create function rated_age(rating text)
  returns integer language sql immutable parallel safe as $$
  select case upper(btrim(rating))
    when 'U' then 0 when 'UC' then 0 when 'G' then 0 when 'AL' then 0 when 'TP' then 0 when 'TV-Y' then 0 when 'TV-G' then 0
    when 'TV-Y7' then 7
    when 'PG' then 8 when 'TV-PG' then 8
    when 'PG-13' then 13 when 'TV-14' then 14
    when 'M' then 15 when 'MA15+' then 15
    when 'R' then 17 when 'TV-MA' then 17
    else coalesce(substring(upper(btrim(rating)) from '^(?:FSK |PEGI |M/)?([0-9]{1,2})[+A]?$')::integer, 18)
  end
$$;

-- Whether a transaction with an age limit sees a title. A season or an episode without a rating has that of its
-- series. Cost 1: the function runs only for child profiles, so plans of all other queries must not count it.
create function title_is_seen(of_realm text, kind text, series integer, body jsonb)
  returns boolean language plpgsql stable parallel safe cost 1 as $$
  begin
    if body ->> 'rating' is not null then
      return rated_age(body ->> 'rating') <= current_setting('app.age_limit')::integer;
    end if;
    return kind in ('SEASON', 'EPISODE')
      and exists (select from contents s where s.realm = of_realm and s.id = series and s.kind = 'SERIES');
end $$;

-- Age limits of child profiles, enforced by the database: where a transaction has an age limit, rows with a higher rating
-- do not exist. News and fighters have no rating and may mention any title. A channel's programmes need its channel.
create policy within_age on contents as restrictive for select
  using (coalesce(current_setting('app.age_limit', true), '') = '' or title_is_seen(realm, kind, series_id, body));
create policy within_age on fighters as restrictive for select
  using (coalesce(current_setting('app.age_limit', true), '') = '');
create policy within_age on news_items as restrictive for select
  using (coalesce(current_setting('app.age_limit', true), '') = '');
create policy within_age on guide_channels as restrictive for select
  using (case when coalesce(current_setting('app.age_limit', true), '') = '' then true
    else exists (select from contents c where c.realm = guide_channels.realm and c.id = guide_channels.channel) end);
create policy within_age on programmes as restrictive for select
  using (case when coalesce(current_setting('app.age_limit', true), '') = '' then true
    else (body ->> 'rating' is null or rated_age(body ->> 'rating') <= current_setting('app.age_limit')::integer)
      and exists (select from contents c where c.realm = programmes.realm and c.id = programmes.channel) end);
create policy within_age on airings as restrictive for select
  using (case when coalesce(current_setting('app.age_limit', true), '') = '' then true
    else (body ->> 'rating' is null or rated_age(body ->> 'rating') <= current_setting('app.age_limit')::integer)
      and exists (select from contents c where c.realm = airings.realm and c.id = airings.channel) end);
