-- The audit is read newest first, a page at a time, with one filter or another. The table only grows.
drop index staff.audit_of_record;
drop index staff.audit_of_actor;
create index audit_newest on staff.audit (at desc, id desc);
create index audit_of_actor on staff.audit (actor_id, at desc, id desc);
create index audit_of_action on staff.audit (action, at desc, id desc);
create index audit_of_kind on staff.audit (kind, at desc, id desc);
create index audit_of_record on staff.audit (record_id, at desc, id desc);
