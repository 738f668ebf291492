-- Whoever asks for the rank of a person says of which day.
drop function person_rank(integer);
