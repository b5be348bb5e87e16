/** An address as the variables that PostgreSQL's own programs read: arguments are seen by everybody on the machine. */
export function postgresConnection(url) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.get("sslmode") && { PGSSLMODE: searchParams.get("sslmode") }),
  };
}
