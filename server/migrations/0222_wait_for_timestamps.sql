-- A PDF waits for a timestamp a day at most, so that no letter is held up for good.
alter table pdf_signature_setting alter column wait_minutes set not null;
