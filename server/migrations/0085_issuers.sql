-- What is printed above the number of an order, a certificate or a licence, as it was signed: under one heading no number is given twice.
alter table document add column issuer text not null default '';
create unique index document_issuer_number on document (kind, issuer, number) where issuer <> '';

-- What the file of a printed letter is called: no two are called alike (annex 7 ข้อ 4.3). Of files that bear one name already, the first keeps it.
alter table letter_print add column file_name text;
update letter_print p set file_name = f.name
from (select document_id, name, row_number() over (partition by name order by document_id) as place from document_file where sequence = 1) f
where f.document_id = p.document_id and p.state = 'done' and f.place = 1;
create unique index letter_print_file_name on letter_print (file_name);
