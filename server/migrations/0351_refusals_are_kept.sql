-- A refused letter that is reopened keeps who refused it, when and why, as a note.
alter type note_kind add value 'refusal';
