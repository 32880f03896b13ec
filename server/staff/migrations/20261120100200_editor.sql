-- The role of those who change the public website, and see nothing that visitors sent.
alter table staff."user" drop constraint "user_role_check",
  add constraint "user_role_check" check ("role" in ('owner', 'hiring', 'service', 'editor'));
alter table staff.invitations drop constraint invitations_role_check,
  add constraint invitations_role_check check (role in ('owner', 'hiring', 'service', 'editor'));
