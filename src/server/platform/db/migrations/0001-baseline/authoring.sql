-- Findings of a realm's last failed load.
create table failed_loads (
  realm text not null,
  failed_at timestamptz not null,
  findings jsonb not null,
  primary key (realm),
  foreign key (realm) references realms (realm) on delete cascade
);

-- Source documents, deduplicated by hash.
create table loaded_documents (
  realm text not null,
  hash text not null,
  document jsonb not null,
  primary key (realm, hash),
  foreign key (realm) references realms (realm) on delete cascade
);

-- Folders that a realm was loaded from or exported to.
create table loaded_folders (
  realm text not null,
  -- Path of the folder; empty for folders loaded before paths were recorded.
  folder text not null,
  loaded_at timestamptz not null,
  primary key (realm, folder),
  foreign key (realm) references realms (realm) on delete cascade
);

-- File hashes at the last load: the base of the three-way merge at the next load.
create table loaded_files (
  realm text not null,
  folder text not null,
  -- Relative path such as pages/home.json or pictures/1001.svg.
  file text not null,
  -- For documents the key in loaded_documents, for other files the SHA-256 of the bytes.
  hash text not null,
  primary key (realm, folder, file),
  foreign key (realm) references realms (realm) on delete cascade,
  foreign key (realm, folder) references loaded_folders (realm, folder) on delete cascade
);

-- Scheduled publications, at most one per document.
create table scheduled_publications (
  realm text not null,
  kind text not null,
  name text not null,
  -- Draft revision to publish.
  revision bigint not null,
  publish_at timestamptz not null,
  note text,
  -- Name of the user who scheduled it, at that time.
  author text not null,
  account_id text,
  scheduled_at timestamptz not null,
  -- Why publishing at the scheduled time failed.
  refusal jsonb,
  primary key (realm, kind, name),
  foreign key (realm) references realms (realm) on delete cascade,
  check (kind in ('page', 'menu', 'form', 'theme', 'labels', 'texts', 'consent', 'realm'))
);
