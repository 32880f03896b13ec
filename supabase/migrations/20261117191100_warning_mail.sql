-- Owners are warned by mail when many sign-ins to the staff's app fail.
alter table private.outbox drop constraint outbox_purpose_check;
alter table private.outbox add constraint outbox_purpose_check
  check (purpose in ('receipt', 'notice', 'reminder', 'reply', 'digest', 'warning'));
