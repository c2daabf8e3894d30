import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/** Finds the programmes of imported guides by their names. A programme's number is made of its names: equal numbers have equal names. */
const renew = sql`
  create function search_renew_programmes(of_realm text, ids bigint[]) returns void language plpgsql as $$
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
      search_weigh(name.folded, search_fold(coalesce(l.texts ->> 'programme', p.body ->> 'programme')), '', '')
    from (
      select distinct on (programme) programme, body from airings
      where realm = of_realm and programme = any(added) order by programme
    ) p
    cross join lateral search_languages(p.body -> 'translations') l
    cross join lateral (
      select search_fold(coalesce(nullif(l.texts ->> 'episode', ''), p.body ->> 'episode', '')) as folded
    ) name;
    perform search_learn(of_realm, 'programme', added::text[]);
  end $$`;

const trigger = sql`
  create function search_of_airings() returns trigger language plpgsql as $$
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
  end $$`;

/**
 * Programmes that were imported (decision 072): each is on once, no two of a channel at the same time. A load of the
 * realm's folder does not touch them. `xmltv_id` is the channel's name in the files that they come from.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table guide_channels add column xmltv_id text`.execute(db);
  await sql`
    create table airings (
      realm text not null references realms (realm) on delete cascade,
      channel integer not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      programme bigint not null,
      body jsonb not null,
      primary key (realm, channel, starts_at),
      -- What no calendar shows, such as infinity, is no time of a programme.
      check (starts_at < ends_at and starts_at >= '0001-01-01' and ends_at < '9999-12-31')
    )`.execute(db);
  await sql`create index airings_of_programme on airings (realm, programme, starts_at)`.execute(db);
  await guardByRealm(db, 'airings');
  // As migration 0031 has it: a child is shown what is on its channels, less what is itself rated above its age.
  const withinAge = (table: string) => sql`
    (case when coalesce(current_setting('app.age_limit', true), '') = '' then true
      else (body ->> 'rating' is null or rated_age(body ->> 'rating') <= current_setting('app.age_limit')::integer)
        and exists (
          select from contents c where c.realm = ${sql.ref(`${table}.realm`)} and c.id = ${sql.ref(`${table}.channel`)}
        ) end)`;
  await sql`create policy within_age on airings as restrictive for select using ${withinAge('airings')}`.execute(db);
  await sql`alter policy within_age on programmes using ${withinAge('programmes')}`.execute(db);
  await sql`alter table search_texts drop constraint search_texts_source_check`.execute(db);
  await sql`
    alter table search_texts add constraint search_texts_source_check
    check (source in ('title', 'fighter', 'news', 'programme'))`.execute(db);
  await renew.execute(db);
  await trigger.execute(db);
  await sql`create trigger search_inserted after insert on airings referencing new table as written
    for each statement execute function search_of_airings()`.execute(db);
  await sql`create trigger search_updated after update on airings referencing old table as gone new table as written
    for each statement execute function search_of_airings()`.execute(db);
  await sql`create trigger search_deleted after delete on airings referencing old table as gone
    for each statement execute function search_of_airings()`.execute(db);
}
