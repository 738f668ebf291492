-- What lines of letters on paper say is found by an index, as what letters say is.
alter table register_entry add column paper_said text generated always as (
  case when document_id is null then squeeze(printed || E'\x1f' || subject || E'\x1f' || sender || E'\x1f' || addressee || E'\x1f' || remark) end
) stored;
create index register_entry_paper on register_entry using gin (paper_said gin_trgm_ops) where paper_said is not null;
