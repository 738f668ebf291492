-- What is said when a draft is returned for correction differs from why a letter is sent back.
alter table phrase add column for_return_draft boolean not null default false;
insert into phrase (position, text_th, text_en, for_return_draft)
select (select coalesce(max(position), 0) from phrase) + n, th, en, true
from (values (1, 'โปรดแก้ไขตามที่บันทึกไว้ในร่าง', 'Please correct as remarked in the draft'),
  (2, 'โปรดตรวจถ้อยคำและตัวสะกด', 'Please check wording and spelling'),
  (3, 'โปรดตรวจชื่อและตำแหน่งผู้รับ', 'Please check name and post of the receiver'),
  (4, 'โปรดแนบสิ่งที่ส่งมาด้วยให้ครบ', 'Please attach all enclosures'),
  (5, 'โปรดเพิ่มข้อเท็จจริงและข้อเสนอ', 'Please add the facts and a proposal')) as v (n, th, en)
where not exists (select 1 from phrase other where other.text_th = th);
