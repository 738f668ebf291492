-- The values of a letter in the form of earlier_word rows.
create or replace function words_of_letter(number text, sender text, addressee text, subject text)
returns table (field earlier_field, belongs_to text, text text) immutable parallel safe language sql as $$
  select * from (values
    ('sender'::earlier_field, number_code(number), sender),
    ('addressee', fold(sender), addressee),
    ('subject', fold(sender), subject)
  ) w (field, belongs_to, text)
  where w.text <> '' and length(w.belongs_to) <= 300 and length(w.text) <= 1000
$$;
