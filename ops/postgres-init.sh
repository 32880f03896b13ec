#!/bin/sh
# Runs once, when the database is created. The server's user owns its database and may create roles, and is no superuser.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" --username="${POSTGRES_USER:-postgres}" <<'SQL'
create role harborlight login createrole password :'password';
create database harborlight owner harborlight;
SQL
