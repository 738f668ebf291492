-- Two registries with one letter code give two letters of a year the same number. From now on the code of an open registry is its own.
-- Offices that share a code already keep it until they change it; the check of register numbers and the health page tell of it.
-- The trigger is in 62-letter-codes.sql.

-- A number, a code or a format as it is compared: in Arabic digits, without blanks.
create function printed_key(said text) returns text immutable strict parallel safe language sql as $$
  select replace(translate(said, '๐๑๒๓๔๕๖๗๘๙ ' || chr(160) || chr(9), '0123456789'), '//', '/')
$$;

create function letter_code_key(code text) returns text immutable strict parallel safe language sql as $$
  select rtrim(translate(code, '๐๑๒๓๔๕๖๗๘๙ ' || chr(160) || chr(9), '0123456789'), '/')
$$;

-- locks: the units are at most some thousands of rows, a few milliseconds.
create index unit_letter_code_key on unit (letter_code_key(letter_code)) where has_registry and closed_on is null;
