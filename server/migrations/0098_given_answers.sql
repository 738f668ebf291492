-- What was answered to acts that came with a key, so that a repeat gets the first answer and nothing is done twice.
create table given_answer (
  -- 0: before anybody has signed in
  person_id integer not null,
  key text not null,
  call text not null,
  -- keyed, so that nobody can try out what was sent
  input_hash bytea not null,
  -- the body, or a refusal that kept what was done; set in the transaction that makes the row
  answer json,
  at timestamptz not null,
  primary key (person_id, key)
);
create index given_answer_by_age on given_answer (at);
