-- Notices of letters that were recalled unread named the letter without being linked to it, so that access could not be checked when they are
-- read. They lose its name; new ones are linked (docs/decisions/0091). Only those of the product about letters have neither letter nor page.
-- locks: reads notification once; only the rows that it changes are locked, and nothing else writes to them but their reading.
update notification set
  html = 'ท่านไม่มีสิทธิเห็นหนังสือฉบับนี้แล้ว จึงแสดงเพียงว่าเคยมีการแจ้งเตือน',
  html_en = 'You may no longer see this letter, so only the fact that there was a notice is shown.',
  leg_id = null
where document_id is null and link is null and module = 'SARABAN';
