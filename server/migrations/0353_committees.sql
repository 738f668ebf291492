-- Letters of a committee: which signers are its members, of whom as many sign as the letter says, and through which leg each step was asked.
-- Members may be asked together, so the step at which the letter is does not tell who was asked.
alter table letter_step add column of_panel boolean not null default false, add column leg_id bigint references leg;
