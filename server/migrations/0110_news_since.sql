-- An item is new to those who were not here since it was published.
alter table intranet_item add column published_at timestamptz;
update intranet_item set published_at = changed_at where state <> 'draft';
alter table intranet_item add check (state <> 'published' or published_at is not null);
