-- What is deleted when it is old is found by its age.
create index event_delivered on event (delivered_at) where delivered_at is not null;
create index mail_ended on mail (ended_at) where state <> 'waiting';
create index session_expires on session (expires_at);
create index one_time_code_asked on one_time_code (asked_at);
create index sign_in_trouble_last on sign_in_trouble (last_at);
create index known_device_signed_in on known_device (signed_in_at);
