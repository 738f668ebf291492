-- A letter is asked for by its kind and the number that a clerk says: "คำสั่ง 12", or by a code and a number: "กค 123". Said is 1472 of
-- กษ ๐๒๐๕/๑๔๗๒, 456 of นร ๐๑๐๖/ว ๔๕๖, and 12 of the order ๑๒/๒๕๖๙.
-- locks: writing of letters waits for some seconds for each million of them.
create index document_serial on document ((coalesce(
  substring(bare_number(number) from '^(?:ที่)?([0-9]+)/[0-9]{4}$'),
  substring(bare_number(number) from '([0-9]+)$'))), kind) where number <> '';
