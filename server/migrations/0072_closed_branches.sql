-- A letter that was sent to several is closed by each receiver for itself: the legs of its branch are closed, the others go on.
alter table leg add column closed boolean not null default false;
