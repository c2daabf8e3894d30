import { type Kysely, sql } from 'kysely';

/**
 * What a child is not shown, held by the database itself: where a transaction has an age limit, rows of what is rated above it are not
 * there, so that no query has to think of it. What has no rating, or one that nobody knows, is for adults; seasons and episodes
 * without one have their series'. News and fighters have no ratings and may tell of any title. What is on a channel goes by the channel.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The least age of those for whom a title is. What of a rating is a number counts, as of FSK 12, PEGI 16, M/12, 12A and 6+.
  await sql`
    create function rated_age(rating text) returns integer language sql immutable parallel safe as $$
      select case upper(btrim(rating))
        when 'U' then 0 when 'UC' then 0 when 'G' then 0 when 'AL' then 0 when 'TP' then 0 when 'TV-Y' then 0 when 'TV-G' then 0
        when 'TV-Y7' then 7
        when 'PG' then 8 when 'TV-PG' then 8
        when 'PG-13' then 13 when 'TV-14' then 14
        when 'M' then 15 when 'MA15+' then 15
        when 'R' then 17 when 'TV-MA' then 17
        else coalesce(substring(upper(btrim(rating)) from '^(?:FSK |PEGI |M/)?([0-9]{1,2})[+A]?$')::integer, 18)
      end
    $$`.execute(db);
  // Whether a transaction with an age limit sees a title; of a season or an episode without a rating its series' row is asked, by the same
  // policy. Nobody but children's calls comes here: so the plans of all others are made as if it cost nothing.
  await sql`
    create function title_is_seen(of_realm text, kind text, series integer, body jsonb) returns boolean
    language plpgsql stable parallel safe cost 1 as $$
    begin
      if body ->> 'rating' is not null then
        return rated_age(body ->> 'rating') <= current_setting('app.age_limit')::integer;
      end if;
      return kind in ('SEASON', 'EPISODE')
        and exists (select from contents s where s.realm = of_realm and s.id = series and s.kind = 'SERIES');
    end $$`.execute(db);
  await sql`
    create policy within_age on contents as restrictive for select
    using (coalesce(current_setting('app.age_limit', true), '') = '' or title_is_seen(realm, kind, series_id, body))`.execute(
    db,
  );
  // PostgreSQL asks restrictive policies in the order of their names, each before the next: that of the search, whose index is used, has
  // to stay the first.
  await sql`
    create policy within_age on search_texts as restrictive for select
    using (case when coalesce(current_setting('app.age_limit', true), '') = '' then true
      when source = 'title'
        then exists (select from contents c where c.realm = search_texts.realm and c.id = search_texts.key::integer)
      else false end)`.execute(db);
  for (const table of ['programmes', 'guide_channels'])
    await sql`
      create policy within_age on ${sql.table(table)} as restrictive for select
      using (case when coalesce(current_setting('app.age_limit', true), '') = '' then true
        else exists (
          select from contents c where c.realm = ${sql.ref(`${table}.realm`)} and c.id = ${sql.ref(`${table}.channel`)}
        ) end)`.execute(db);
  for (const table of ['news_items', 'fighters'])
    await sql`
      create policy within_age on ${sql.table(table)} as restrictive for select
      using (coalesce(current_setting('app.age_limit', true), '') = '')`.execute(db);
}
