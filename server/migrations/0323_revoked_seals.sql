-- The certificate of the agency's seal may be revoked, too. Its key is deleted then, and the next letter is sealed with a new one.
alter table agency_seal
  add column revoked_at timestamptz,
  add column revoked_by integer references person,
  add column revoke_code text,
  add column revoke_reason text not null default '',
  add constraint agency_seal_revoked check ((revoked_at is null) = (revoke_code is null) and (revoked_at is null or sealed_key is null));
create index signed_paper_seal on signed_paper (seal_id) where seal_id is not null;
