-- The roles of a Supabase project. The superuser, called supabase_admin there, runs this and the next file.
create role postgres login nosuperuser createdb createrole replication bypassrls;
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
-- Roles made by a superuser are granted to the project's owner, who may pass them on.
grant anon, authenticated, service_role to postgres with admin option;
create role supabase_storage_admin login noinherit createrole;
grant authenticator to supabase_storage_admin;
