# What the image postgres:17 does with the settings of compose.yaml. Any other command runs as it is.
set -e
[ "$1" = postgres ] || exec "$@"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  echo "$POSTGRES_PASSWORD" >/tmp/password
  initdb --encoding=UTF8 --locale=C.UTF-8 -D "$PGDATA" -U postgres -A scram-sha-256 --auth-local=trust --pwfile=/tmp/password
  rm /tmp/password
  echo "host all all all scram-sha-256" >>"$PGDATA/pg_hba.conf"
  # It listens on no port before the files have run.
  pg_ctl -D "$PGDATA" -w start -o "-c listen_addresses= -c unix_socket_directories=/tmp"
  createdb -h /tmp -U postgres "$POSTGRES_DB"
  for file in /docker-entrypoint-initdb.d/*.sql; do
    psql -v ON_ERROR_STOP=1 --no-psqlrc -h /tmp -U postgres -d "$POSTGRES_DB" -f "$file"
  done
  pg_ctl -D "$PGDATA" -w -m fast stop
fi
exec "$@" -c "listen_addresses=*" -c unix_socket_directories=/tmp
