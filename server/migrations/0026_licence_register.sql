-- Licences and other forms of the agency are numbered in series of their own.
alter type register_kind add value 'licence';
