import { once } from "node:events";
import { chownSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { anEmployer } from "../support/account.ts";
import { postJob } from "../support/employer.ts";
import { type NewDatabase, newDatabase } from "../support/new-database.ts";
import { canKeepStatements } from "../support/pgbouncer.ts";
import { unprivileged } from "../support/postgres-server.mjs";
import { type SiteProcess, siteProcess } from "../support/site-process.ts";
import { besideSuite, example, isFound, type Program, program, shared, walk } from "./beside.ts";

const isOpen = async (port: number) => {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.destroy();
  return true;
};

if (isFound("pgbouncer")) {
  const beside = besideSuite("pgbouncer");
  const test = walk("pgbouncer", beside);
  let database: NewDatabase;
  let pooler: Program;
  let site: SiteProcess;

  beside.before(async () => {
    database = await newDatabase({ max: 2 });
    const { hostname, port, pathname, username, password } = new URL(database.url);
    writeFileSync(join(shared, "users.txt"), `"${username}" "${decodeURIComponent(password)}"\n`);
    const own = String(await freePort());
    const file = example("pgbouncer.ini", {
      "landfall = host=127.0.0.1 port=5432 dbname=landfall": `landfall = host=${hostname} port=${port} dbname=${pathname.slice(1)}`,
      "listen_port = 6432": `listen_port = ${own}`,
    });
    const account = unprivileged();
    if (account)
      for (const path of [file, join(shared, "users.txt")]) chownSync(path, account.uid, account.gid);
    const url = `postgres://${username}:${password}@127.0.0.1:${own}/landfall`;
    const command = account
      ? ["setpriv", `--reuid=${account.uid}`, `--regid=${account.gid}`, "--clear-groups"]
      : [];
    const [first, ...rest] = [...command, "pgbouncer", file];
    site = await siteProcess(() => ({ DATABASE_URL: canKeepStatements() ? url : `${url}?prepare=false` }));
    pooler = await program(first!, rest, () => isOpen(Number(own)));
    await site.start();
  });
  beside.after(async () => {
    await site?.close();
    await pooler?.stop();
    await database?.drop();
  });

  test("twenty searches at once and a posted job", async () => {
    const { browser } = await anEmployer({ url: site.url });
    const searches = Array.from({ length: 20 }, async (_, number) => {
      const answer = await fetch(`${site.url}/api/jobs/filter?search=welder${number}`);
      await answer.arrayBuffer();
      return answer.status;
    });
    assert.equal([...new Set(await Promise.all(searches))], [200]);
    assert.ok((await postJob({ browser })).id);
  });

  beside.run();
}
