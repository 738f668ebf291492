-- The header's menu does not have the centre of certificates, so it stays a tile of the portal for who may use it.
update menu set on_portal = true, detail_th = 'คำขอและใบรับรองของบุคลากร', detail_en = 'Requests and certificates of the staff' where id = 3284;
