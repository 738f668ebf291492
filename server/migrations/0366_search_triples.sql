-- Which character follows each pair of characters in the texts of the search, '' at the end of a text: so that two
-- characters are searched as three, which the indexes of trigrams can find.
create table doc_search_triple (
  pair text collate "C" not null,
  next text collate "C" not null,
  primary key (pair, next)
);

-- The letters up to this one have their triples in the table, unless their text changed since.
create table doc_search_gathered (document_id bigint not null);
insert into doc_search_gathered values (0);

-- Letters whose texts changed, until their triples are gathered as well. A change adds a row of its own, so that none is
-- taken for one that was gathered before.
create table doc_search_changed (
  id bigint generated always as identity primary key,
  year smallint not null,
  document_id bigint not null
);
