-- Whether a letter is shown to everybody is asked of each letter that no desk of the person has seen; without this, the
-- index of each collection is searched for it.
-- locks: publishing waits for a moment; announced letters are some thousands.
create index collection_item_document on collection_item (document_id);
