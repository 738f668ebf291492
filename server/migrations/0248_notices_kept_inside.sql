-- Of a notice that names what must not leave the house, other channels only say that there is something.
alter table notification add column kept_inside boolean not null default false;
