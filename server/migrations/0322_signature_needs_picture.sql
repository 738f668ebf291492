-- A type of signature may demand a picture or pen strokes: the typed name is not enough.
alter table sign_type add column needs_picture boolean not null default false;
