import { suite } from "uvu";
import * as assert from "uvu/assert";
import { postgresConnection } from "./postgres-connection.mjs";

const connection = suite("an address as PostgreSQL's own programs read it");

connection("comes with a name and a password that were written for an address", () => {
  assert.equal(postgresConnection("postgres://site%40a:p%2Fw@db.example.com/land%20fall"), {
    PGHOST: "db.example.com",
    PGPORT: "5432",
    PGUSER: "site@a",
    PGPASSWORD: "p/w",
    PGDATABASE: "land fall",
  });
});

connection("may be of IPv6", () => {
  const { PGHOST, PGPORT } = postgresConnection("postgres://site:x@[::1]:6432/landfall");
  assert.equal([PGHOST, PGPORT], ["::1", "6432"]);
});

connection("may name a primary and its replica", () => {
  const url = "postgres://site:x@one:5432,two/landfall?target_session_attrs=primary";
  assert.equal(postgresConnection(url), {
    PGHOST: "one,two",
    PGPORT: "5432,5432",
    PGUSER: "site",
    PGPASSWORD: "x",
    PGDATABASE: "landfall",
    PGTARGETSESSIONATTRS: "primary",
  });
});

connection("keeps what it says of certificates, and where else the server listens", () => {
  const url = "postgres://site:x@db/landfall?sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem&prepare=false";
  const { PGSSLMODE, PGSSLROOTCERT, ...rest } = postgresConnection(url);
  assert.equal([PGSSLMODE, PGSSLROOTCERT], ["verify-full", "/etc/ca.pem"]);
  assert.equal(Object.keys(rest), ["PGHOST", "PGPORT", "PGUSER", "PGPASSWORD", "PGDATABASE"]);
  const local = postgresConnection(
    "postgres://site:x@localhost/landfall?host=%2Fvar%2Frun%2Fpostgresql&port=6432",
  );
  assert.equal([local.PGHOST, local.PGPORT], ["/var/run/postgresql", "6432"]);
});

connection.run();
