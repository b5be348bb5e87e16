const parameters = {
  host: "PGHOST",
  port: "PGPORT",
  options: "PGOPTIONS",
  sslmode: "PGSSLMODE",
  sslrootcert: "PGSSLROOTCERT",
  sslcert: "PGSSLCERT",
  sslkey: "PGSSLKEY",
  sslcrl: "PGSSLCRL",
  channel_binding: "PGCHANNELBINDING",
  connect_timeout: "PGCONNECT_TIMEOUT",
  target_session_attrs: "PGTARGETSESSIONATTRS",
};

/** Everybody on the machine sees a program's arguments, so these are variables. */
export function postgresConnection(url) {
  const addresses = addressesIn(url);
  const { username, password, pathname, searchParams } = addresses[0];
  return {
    PGHOST: addresses.map(({ hostname }) => decodeURIComponent(hostname).replace(/^\[(.*)\]$/, "$1")).join(),
    PGPORT: addresses.map(({ port }) => port || "5432").join(),
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...Object.fromEntries(
      Object.entries(parameters)
        .filter(([name]) => searchParams.get(name))
        .map(([name, variable]) => [variable, searchParams.get(name)]),
    ),
  };
}

/** `URL` knows no address with several hosts. */
function addressesIn(url) {
  const [, start, hosts, rest] = /^(\w+:\/\/(?:[^/?@]*@)?)([^/?]*)(.*)$/s.exec(url);
  return hosts.split(",").map((host) => new URL(`${start}${host}${rest}`));
}
