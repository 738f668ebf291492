-- What the further verbs of the route keep.

-- When a leg came back to its desk: returned, refused by the receiver, or reported on by all who bore it.
alter table leg add column back_at timestamptz;

-- A decision taken elsewhere and written down here (บันทึกผลการพิจารณา), and why a closed matter was opened anew.
alter type note_kind add value 'result';
alter type note_kind add value 'reopening';
-- The word of a command or of a result, such as `approved`; null for other notes.
alter table note add column choice text;
alter table note add column decided_by text;
alter table note add column decided_on date;

-- A number that was given in error stays in the register, void, with the reason in `remark`.
alter table register_entry add column voided_at timestamptz;
alter table register_entry add column voided_by integer references person;
