-- How far a signature stands from its place in the form, to the right and down, in tenths of a millimetre; null for the place in the form.
alter table signature add column ink_right smallint, add column ink_down smallint;
alter table withdrawn_signature add column ink_right smallint, add column ink_down smallint;
