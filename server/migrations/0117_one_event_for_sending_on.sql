-- That a letter goes on is one event; what for, each leg says. Events that still wait to be delivered take its name.
update event set name = 'document.sentOn',
  payload = jsonb_build_object('documentId', payload->'documentId', 'legIds', coalesce(payload->'legIds', jsonb_build_array(payload->'legId')))
where delivered_at is null
  and name in ('document.assigned', 'document.presented', 'document.commanded', 'document.circulated', 'document.submitted');
