import "./shared/check-node.mjs";
import { resolve } from "node:path";
import { build } from "./build.mjs";
import { explain } from "./shared/explain.mjs";
import { install } from "./shared/install.mjs";

const cronEveryMs = 60_000;

if (!((await install()) && (await build()))) process.exit(1);

try {
  await serve();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

async function serve() {
  const { tsImport } = await import("tsx/esm/api");
  const { prepareWorker, workerSecrets, workerVariables } = await tsImport(
    "./deploy/prepare-worker.ts",
    import.meta.url,
  );
  const { startLocalWorker } = await import("./deploy/local-worker.mjs");
  const { freePort } = await import("./shared/free-port.mjs");

  const { secrets, siteUrl, ...prepared } = await prepareWorker(process.env);
  const port = prepared.port || (await freePort());
  const url = prepared.port ? siteUrl : `http://localhost:${port}`;
  const worker = await startLocalWorker({
    databaseUrl: prepared.databaseUrl,
    vars: {
      ...workerVariables(process.env),
      ...workerSecrets(process.env),
      SITE_URL: url,
      SECRET_KEY: secrets.secretKey,
      ADMIN_PASSWORD: secrets.adminPassword,
    },
    port,
    host: prepared.host,
    folder: resolve(prepared.dataDir, "worker"),
    onLine: (line) => line.startsWith("{") && console.log(line),
  });
  console.log(`The Worker is ready at ${url}`);
  if (!secrets.adminPasswordFromEnvironment) {
    console.log(`The administrator signs in at ${url}/admin/login`);
    console.log(`Admin password: ${secrets.adminPassword} (saved in ${prepared.dataDir}/secrets.json)`);
  }
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => worker.stop().finally(() => process.exit(0)));
  }
  setInterval(() => {
    worker.ring().catch((error) => {
      console.error(`The Worker does not answer: ${error.message}\n${worker.said.slice(-20).join("\n")}`);
      process.exit(1);
    });
  }, cronEveryMs);
}
