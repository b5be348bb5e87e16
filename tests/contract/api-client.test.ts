import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import openapiTypes from "openapi-typescript";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { eachLine, ended, start } from "../../scripts/shared/processes.mjs";
import { at } from "../../scripts/shared/root.mjs";
import type { OpenApi } from "../../src/routes/developers/document.ts";
import { testDatabase } from "../support/database.ts";
import { pdf } from "../support/document-fixtures.ts";
import { anApplication, unique } from "../support/fixtures.ts";
import { openInProcessSite } from "../support/in-process-site.ts";
import { insertJob } from "../support/insert-job.ts";

const client = suite("a client made from /openapi.json");

/** The compiler of the whole site does not read the example, because its types are made here. */
interface Example {
  applyAndPay(
    site: string,
    answers: object,
    files: Record<"resumeUrl" | "passportCopyUrl", Blob>,
    cardNumber: string,
  ): Promise<{ fee: number; confirmation: { id: string; reference: string; paymentStatus: string } }>;
}

const site = await openInProcessSite();
const folder = await mkdtemp(join(tmpdir(), "client-"));
await symlink(at("node_modules"), join(folder, "node_modules"));
await cp(at("docs/examples/apply-and-pay.ts"), join(folder, "apply-and-pay.ts"));
await cp(at("tsconfig.json"), join(folder, "base.json"));
await writeFile(
  join(folder, "tsconfig.json"),
  JSON.stringify({
    extends: "./base.json",
    compilerOptions: { skipLibCheck: false, types: ["node"] },
    include: ["*.ts"],
  }),
);
const example = pathToFileURL(join(folder, "apply-and-pay.ts")).href;
const { applyAndPay } = (await import(example)) as Example;
const description = (await (await fetch(`${site.url}/openapi.json`)).json()) as OpenApi;

client.after(async () => {
  site.close();
  await rm(folder, { recursive: true });
});

const { resumeUrl: _, passportCopyUrl: __, ...answers } = anApplication;
const aFile = (bytes: number) => new Blob([pdf(bytes) as BlobPart]);
const files = { resumeUrl: aFile(2_000), passportCopyUrl: aFile(3_000) };

/** The compiler's complaints about the example against the types of this description. */
async function complaints(described: OpenApi): Promise<string[]> {
  await writeFile(join(folder, "api.d.ts"), await openapiTypes(structuredClone(described) as never));
  const compiler = start(
    process.execPath,
    [at("node_modules/typescript/bin/tsc"), "--project", folder, "--noEmit"],
    { cwd: folder },
  );
  const said: string[] = [];
  eachLine(compiler, (line) => said.push(line));
  const code = await ended(compiler);
  assert.is(code === 0, said.length === 0, said.join("\n"));
  return said;
}

client("agrees with the types of the description", async () => {
  assert.equal(await complaints(description), []);
});

client("does not compile any more when a field that it reads gets another name", async () => {
  const changed = JSON.stringify(description).replaceAll('"clientSecret"', '"secretOfClient"');
  const said = await complaints(JSON.parse(changed) as OpenApi);
  assert.ok(
    said.some((line) => /apply-and-pay\.ts.*'clientSecret'/.test(line)),
    said.join("\n"),
  );
});

client("applies with documents, pays and reads the confirmation", async () => {
  const sql = await testDatabase();
  const applicant = { ...answers, fullName: unique("Maria"), jobId: await insertJob(sql) };
  const { fee, confirmation } = await applyAndPay(site.url, applicant, files, "4242 4242 4242 4242");
  assert.is(fee, site.services.settings.feeCents);
  assert.is(confirmation.paymentStatus, "completed");
  const [application] = await sql`
    select id, reference, payment_status, job_id from applications where id = ${confirmation.id}`;
  assert.is(application?.reference, confirmation.reference);
  assert.is(application?.jobId, applicant.jobId);
  assert.is(application?.paymentStatus, "completed");
  const documents = await sql`
    select field, bytes from application_documents join documents on documents.id = document_id
    where application_id = ${confirmation.id} order by field`;
  assert.equal(
    [...documents].map(({ field }) => field),
    ["passportCopyUrl", "resumeUrl"],
  );
});

client("gets the site's sentence when the site refuses", async () => {
  const refusal = await applyAndPay(
    site.url,
    { ...answers, phone: "none" },
    files,
    "4242 4242 4242 4242",
  ).then(
    () => "no refusal",
    (error: Error) => error.message,
  );
  assert.is(refusal, "Please check the marked fields.");
});

client.run();
