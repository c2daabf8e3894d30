create table assets (
  realm text not null,
  path text not null,
  -- SHA-256 of the file's bytes, in hex.
  hash text not null,
  content_type text not null,
  bytes bytea not null,
  primary key (realm, path),
  foreign key (realm) references realms (realm) on delete cascade
);

create table definitions (
  realm text not null,
  kind text not null,
  name text not null,
  document jsonb not null,
  primary key (realm, kind, name),
  foreign key (realm) references realms (realm) on delete cascade
);

-- Revisions of documents. Append-only.
create table revisions (
  realm text not null,
  kind text not null,
  name text not null,
  -- Revision number, counting 1, 2, 3 … per document.
  revision bigint not null,
  state text not null,
  -- JSON source of the document; empty when it was deleted.
  source text not null,
  -- Name of the revision's author at that time.
  author text not null,
  account_id text,
  saved_at timestamptz not null,
  -- Revision that this one publishes, restores or discards.
  of_revision bigint,
  note text,
  primary key (realm, kind, name, revision),
  foreign key (realm) references realms (realm) on delete cascade,
  check (kind in ('page', 'menu', 'form', 'theme', 'labels', 'texts', 'consent', 'realm')),
  check (state in ('DRAFT', 'PUBLISHED', 'LOADED', 'ROLLED_BACK', 'DISCARDED', 'REMOVED', 'NOT_PUBLISHED'))
);
