-- Pictures that the agency gave as its emblem or for the sign-in page, written again by the server.
create table brand_picture (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('emblem', 'signIn')),
  sha256 bytea not null,
  size integer not null,
  added_at timestamptz not null,
  added_by integer not null references person
);

-- Name, colours and pictures of the agency; empty or null where its profile counts. At most one row.
create table branding (
  only_row boolean primary key default true check (only_row),
  name_th text not null default '',
  name_en text not null default '',
  button text not null default '' check (button ~ '^(#[0-9a-f]{6})?$'),
  dark text not null default '' check (dark ~ '^(#[0-9a-f]{6})?$'),
  middle text not null default '' check (middle ~ '^(#[0-9a-f]{6})?$'),
  light text not null default '' check (light ~ '^(#[0-9a-f]{6})?$'),
  accent text not null default '' check (accent ~ '^(#[0-9a-f]{6})?$'),
  emblem_id integer references brand_picture,
  sign_in_id integer references brand_picture,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by integer not null references person
);
