-- Element kinds that a realm has switched off.
create table switched_off_kinds (
  realm text not null,
  kind text not null,
  author text not null,
  switched_at timestamptz not null,
  primary key (realm, kind),
  foreign key (realm) references realms (realm) on delete cascade
);
