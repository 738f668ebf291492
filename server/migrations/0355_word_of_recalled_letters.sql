-- The product says "recall" (docs/terms.md); titles that an office has changed stay as they are. Stored notices keep what was said then.
-- locks: the events are some dozens of rows.
update notification_event set title_en = 'The sender has recalled a letter' where code = 'recalled' and title_en = 'The sender has pulled a letter back';
-- locks: as above.
update notification_event set name_en = 'A letter is recalled' where code = 'recalled' and name_en = 'A letter is pulled back';
