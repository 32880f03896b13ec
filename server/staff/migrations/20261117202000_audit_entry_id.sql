-- The id of a line is the same in every database that it is restored to; the number only orders the lines of this one.
alter table staff.audit add column entry_id uuid not null default gen_random_uuid() unique;
