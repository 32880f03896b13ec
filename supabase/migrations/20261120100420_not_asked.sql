-- Nobody is asked whether someone is hurt in a claim of a medical bill or of a death.
alter table public.claim_reports drop constraint claim_reports_anyone_hurt_check;
alter table public.claim_reports add constraint claim_reports_anyone_hurt_check
  check (anyone_hurt in ('yes', 'no', 'unsure', 'not_asked'));
