import { freePort } from "../../scripts/shared/free-port.mjs";
import { openServer } from "../../src/runtime/database/open-database.ts";
import { until } from "../support/until.ts";
import { build, inContainer, podman } from "./containers.ts";

const image = "localhost/landfall-database";
const name = "landfall-database-under-test";

export interface DatabaseContainer {
  createDatabase(name: string): Promise<string>;
  /** With all that it holds. */
  destroy(): void;
}

/** PostgreSQL of the version of compose.yaml, in a container on this machine's own ports. */
export async function startDatabaseContainer(base: string): Promise<DatabaseContainer> {
  build(image, base, "--file", "tests/beside/database.Dockerfile");
  const port = await freePort();
  const password = "of-the-database";
  const make = `echo ${password} >/tmp/password; initdb --encoding=UTF8 --locale=C.UTF-8 -D /tmp/data -U postgres -A scram-sha-256 --pwfile=/tmp/password`;
  const serve = `exec postgres -D /tmp/data -p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=/tmp`;
  inContainer("--detach", "--name", name, "--tmpfs=/tmp", image, "sh", "-c", `${make} && ${serve}`);
  const urlOf = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  const { sql, close } = openServer(urlOf("postgres"), { max: 1 });
  await until("PostgreSQL answers", () => sql`select 1`.catch(() => false), 60_000);
  return {
    async createDatabase(database) {
      await sql.unsafe(`create database ${database}`);
      return urlOf(database);
    },
    destroy() {
      void close();
      podman("rm", "--force", "--time=20", name);
    },
  };
}
