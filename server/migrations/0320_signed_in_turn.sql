-- The PDF of a letter that several people sign by certificate, after each signature but the last: what its signer signed, and what the next one adds to.
create table paper_signature (
  document_id bigint not null references document,
  position smallint not null,
  certificate_id integer not null references certificate,
  sha256 bytea not null,
  size integer not null,
  -- The position for which the PDF was set: its signature and earlier ones are in the text, later ones in their fields.
  set_at smallint not null,
  -- SHA-256 of what was set. Where the letter would be set otherwise now, nothing is added to this PDF.
  face bytea not null,
  signed_at timestamptz not null,
  primary key (document_id, position)
);
