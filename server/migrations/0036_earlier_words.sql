-- What a registry has written of earlier letters, to complete the next one while it is typed.

create type earlier_field as enum ('sender', 'addressee', 'subject');
create table earlier_word (
  unit_id integer not null references unit,
  field earlier_field not null,
  -- Of a sender: the code in front of its letters' numbers. Of the others: the sender, folded.
  belongs_to text not null,
  folded text not null,
  text text not null,
  uses integer not null default 1,
  last_at timestamptz not null,
  primary key (unit_id, field, belongs_to, folded)
);
create index earlier_word_beginning on earlier_word (unit_id, field, folded text_pattern_ops);
create index earlier_word_of on earlier_word (unit_id, field, belongs_to, folded text_pattern_ops);

-- The code in front of a number: กษ ๐๒๐๕/๑๔๗๒ is of กษ0205.
create function number_code(number text) returns text immutable strict parallel safe language sql as $$
  select split_part(bare_number(number), '/', 1)
$$;

-- Words of a letter, in the form of the rows above.
create function words_of_letter(number text, sender text, addressee text, subject text) returns table (field earlier_field, belongs_to text, text text)
immutable parallel safe language sql as $$
  select * from (values ('sender'::earlier_field, number_code(number), sender), ('addressee', fold(sender), addressee), ('subject', fold(sender), subject)) w (field, belongs_to, text)
  where w.text <> '' and length(w.belongs_to) <= 300 and length(w.text) <= 1000
$$;

insert into earlier_word (unit_id, field, belongs_to, folded, text, uses, last_at)
select l.to_unit_id, w.field, w.belongs_to, left(fold(w.text), 500), max(w.text), count(*), max(l.received_at)
from leg l join document d on d.id = l.document_id cross join words_of_letter(d.number, d.sender, d.addressee, d.subject) w
where l.received_at is not null and d.direction = 'incoming' and d.secrecy = 1
group by 1, 2, 3, 4;
