create table realms (
  realm text not null,
  revision integer not null,
  settings jsonb not null,
  loaded_at timestamptz not null,
  primary key (realm)
);

create table realm_hosts (
  realm text not null,
  host text not null,
  primary key (realm, host),
  foreign key (realm) references realms (realm) on delete cascade
);
create index realm_hosts_by_host on realm_hosts (host);

-- Tells all instances that a realm has changed.
create function notify_realm()
  returns trigger language plpgsql as $$
  begin
    perform pg_notify('playbill_realm', new.realm);
    return null;
  end
$$;
create trigger realm_changed after insert or update of revision on realms
  for each row execute function notify_realm();

-- Lets a request find its realm by host name before the realm is known; '*' is for the program's start.
create policy by_host on realm_hosts for select
  using (current_setting('app.host', true) = host or current_setting('app.host', true) = '*');
