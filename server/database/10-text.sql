-- Normalises a text for searching: NFC, one spelling of sara am, Arabic digits, lower case, and เกษียณ as เกษียน.
create or replace function fold(t text) returns text immutable strict parallel safe language sql as $$
  select replace(replace(lower(translate(normalize(t, NFC), '๐๑๒๓๔๕๖๗๘๙', '0123456789')), U&'\0E4D\0E32', U&'\0E33'),
    'เกษียณ', 'เกษียน')
$$;

-- Like `fold`, and without spaces: Thai is written with and without them, and so are letter numbers.
create or replace function squeeze(t text) returns text immutable strict parallel safe language sql as $$
  select translate(public.fold(t), E' \t\n\r\f\v' || U&'\00A0\200B\FEFF', '')
$$;

-- Many PDFs extract sara aa as sara am (สำรบรรณ for สารบรรณ), so file texts treat the two as one letter.
create or replace function loosen(t text) returns text immutable strict parallel safe language sql as $$
  select replace(t, U&'\0E33', U&'\0E32')
$$;

create or replace function like_pattern(term text) returns text immutable strict parallel safe language sql as $$
  select '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;

create or replace function thai_digits(said text) returns text immutable strict parallel safe language sql as $$
  select translate(said, '0123456789', '๐๑๒๓๔๕๖๗๘๙')
$$;

-- A letter number regardless of spacing and script of digits.
create or replace function bare_number(number text) returns text immutable strict parallel safe language sql as $$
  select regexp_replace(public.fold(number), '[\s.]+', '', 'g')
$$;

-- The code prefix of a number: กษ ๐๒๐๕/๑๔๗๒ has กษ0205.
create or replace function number_code(number text) returns text immutable strict parallel safe language sql as $$
  select split_part(bare_number(number), '/', 1)
$$;
