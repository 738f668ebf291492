-- A phrase takes the place of the one tapped before it, so each says a whole order.
update phrase set text_th = 'ดำเนินการและรายงานผล', text_en = 'Proceed and report', version = version + 1
  where text_th = 'และรายงานผล' and not exists (select 1 from phrase other where other.text_th = 'ดำเนินการและรายงานผล');
