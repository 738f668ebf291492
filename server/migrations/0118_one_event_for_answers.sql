-- That what was given is answered is one event, which names the notice of who gave it. Events that still wait take its name.
update event set name = 'document.answered', payload = payload || '{"notice": "reported"}'
where delivered_at is null and name = 'document.reported';
