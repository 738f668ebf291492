-- The code by which anyone can check an issued letter, printed on each of its pages. Letters issued before have none.
create table letter_proof (
  document_id integer primary key references letter,
  code text collate "C" not null constraint letter_proof_code unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$')
);
