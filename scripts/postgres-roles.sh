#!/bin/sh
# Run once by PostgreSQL's image, on an empty volume: the role that migrates owns the database, the application's role does not.
set -e
psql -v ON_ERROR_STOP=1 -U "${POSTGRES_USER:-postgres}" -d postgres \
  -v migration="${DATABASE_MIGRATION_PASSWORD:?is missing}" -v application="${DATABASE_PASSWORD:?is missing}" <<'SQL'
CREATE ROLE simulador_migra LOGIN PASSWORD :'migration';
CREATE ROLE simulador LOGIN PASSWORD :'application';
CREATE DATABASE simulador OWNER simulador_migra;
SQL
