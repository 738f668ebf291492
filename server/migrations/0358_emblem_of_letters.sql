-- The emblem that an agency puts on its letters in place of the one that comes with the product.
alter table brand_picture drop constraint brand_picture_kind_check;
-- locks: the pictures of an agency are some dozens of rows.
alter table brand_picture add constraint brand_picture_kind_check check (kind in ('emblem', 'signIn', 'letter'));
-- locks: branding has one row.
alter table branding add column letter_id integer references brand_picture;
