-- The page lists what every other page calls kinds of letters, unless the office has named it otherwise.
update menu set name_en = 'Kinds of letters' where action = 'document-type' and name_en = 'Document types';
