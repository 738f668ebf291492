-- Files that rows of the settings name: a form to follow, a guide. A file that no row names is swept away after a day.
create table settings_file (
  id integer generated always as identity primary key,
  -- The page and the field that it was sent for.
  path text not null,
  field text not null,
  name text not null,
  media_type text not null,
  sha256 bytea not null,
  size integer not null check (size > 0),
  uploaded_at timestamptz not null,
  uploaded_by integer not null
);
create index settings_file_age on settings_file (uploaded_at);

-- What is kept beside the files of letters: content that is named here is not forgotten with an upload of the same content.
create view kept_beside_letters as
select sha256 from avatar
union all
select sha256 from signature_picture
union all
select sha256 from intranet_file
union all
select sha256 from manual_picture
union all
select sha256 from settings_file;

-- The office's own form or guide for a kind of letter, offered where such a letter is written.
alter table document_type add column sample integer references settings_file;
create index document_type_sample on document_type (sample) where sample is not null;
