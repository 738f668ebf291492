-- A command to a unit goes through its registry, as everything else does.

-- The registry of the desk had numbered the letter when the leg was sent: nothing is to be received.
alter table leg add column registered_before boolean not null default false;
-- Commands that lie on the desks of units without a number stay where they are.
update leg set registered_before = true from desk d join unit u on u.id = d.unit_id
  where d.id = leg.to_desk_id and d.kind = 'unit' and u.has_registry and leg.purpose = 'command' and leg.state in ('delivered', 'passedOn');
