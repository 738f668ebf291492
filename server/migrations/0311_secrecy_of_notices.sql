-- A notice has the secrecy class of its letter (server/database/58-secrecy-of-notices.sql), by which its notices are
-- found. Those that were written before a class changed are corrected.
create index notification_of_document on notification (document_id) where document_id is not null;
update notification n set secrecy = d.secrecy from document d where d.id = n.document_id and n.secrecy <> d.secrecy;
