-- Forms of the agency's own, such as licences: what is asked for, and a series of numbers for each.
create table letter_form (
  code text primary key check (code ~ '^[a-z0-9-]{1,40}$'),
  position smallint not null,
  name_th text not null,
  name_en text not null default '',
  -- What stands above the text, and the words with which the text begins.
  heading text not null,
  opening text not null default '',
  -- In order: {"name", "th", "en", "required"}.
  fields jsonb not null,
  active boolean not null default true
);
insert into letter_form (code, position, name_th, name_en, heading, opening, fields) values
('licence-9', 1, 'ใบอนุญาต แบบ ๙', 'Licence, form 9', 'ใบอนุญาตประกอบกิจการ (แบบ ๙)', 'อาศัยอำนาจตามกฎหมายว่าด้วยการอนุญาต อนุญาตให้', '[
  {"name": "licensee", "th": "ผู้รับใบอนุญาต", "en": "Licensee", "required": true},
  {"name": "taxId", "th": "เลขประจำตัวผู้เสียภาษี", "en": "Tax number", "required": true},
  {"name": "business", "th": "ประเภทกิจการ", "en": "Business", "required": true},
  {"name": "place", "th": "สถานที่ประกอบกิจการ", "en": "Place of business", "required": true},
  {"name": "validFrom", "th": "ใช้ได้ตั้งแต่วันที่", "en": "Valid from", "required": true},
  {"name": "validTo", "th": "ถึงวันที่", "en": "Valid to", "required": true}]'),
('licence-10', 2, 'ใบอนุญาต แบบ ๑๐', 'Licence, form 10', 'ใบต่ออายุใบอนุญาต (แบบ ๑๐)', 'อาศัยอำนาจตามกฎหมายว่าด้วยการอนุญาต ต่ออายุใบอนุญาตให้', '[
  {"name": "licensee", "th": "ผู้รับใบอนุญาต", "en": "Licensee", "required": true},
  {"name": "formerNumber", "th": "ใบอนุญาตเดิมเลขที่", "en": "Former licence", "required": true},
  {"name": "business", "th": "ประเภทกิจการ", "en": "Business", "required": true},
  {"name": "validTo", "th": "ต่ออายุถึงวันที่", "en": "Renewed until", "required": true}]');
