-- Whose signatures by certificate the issued PDF has: positions of signers. Null for PDFs from before, of which only the last one is known.
-- locks: a column without a default; the table is not rewritten.
alter table signed_paper add column signers smallint[];
