import { spawnSync } from "node:child_process";
import * as assert from "uvu/assert";
import { pdf } from "../support/document-fixtures.ts";
import { upload } from "../support/fixtures.ts";
import { anApplicant, submit } from "../support/payment-steps.ts";
import { Browser } from "../support/site.ts";
import { administratorsPassword, siteProcess } from "../support/site-process.ts";
import { inContainer } from "./containers.ts";
import { confined, environment, folderOfAccount } from "./site-container.ts";

const SECRET_KEY = "the key that is kept elsewhere, 32+ characters";

interface Place {
  DATABASE_URL: string;
  DATA_DIR: string;
}

async function withSite<T>(place: Place, act: (url: string) => Promise<T>): Promise<T> {
  const site = await siteProcess(() => ({ ...place, SECRET_KEY, APPLICATION_FEE_CENTS: "0" }));
  try {
    await site.start();
    return await act(site.url);
  } finally {
    await site.close();
  }
}

interface Listed {
  id: string;
  passportNumber: string;
  paymentStatus: string;
  resumeUrl: string;
}

/** All applications with the bytes of their documents, as the administrator sees them. */
export async function applicationsOf(url: string) {
  const administrator = new Browser({ url });
  await administrator.post("/api/admin/login", { password: administratorsPassword });
  const answer = await administrator.send("/api/admin/applications");
  const list = (await answer.json()) as Listed[];
  const documents = list.map(async ({ resumeUrl }) => {
    const document = await administrator.send(resumeUrl);
    assert.is(document.status, 200);
    return Buffer.from(await document.arrayBuffer());
  });
  return { list, documents: await Promise.all(documents) };
}

/** The commands of this image back up a site with an application, and restore it into another database and folder. */
export async function assertRestored(image: string, urls: [before: string, after: string]): Promise<void> {
  const [before, after] = urls.map((url) => ({ DATABASE_URL: url, DATA_DIR: folderOfAccount() }));
  const backups = folderOfAccount();
  const command = ({ DATABASE_URL, DATA_DIR }: Place, name: string) => {
    // The image's account is not the one of this test.
    spawnSync("chown", ["--recursive", "1000:1000", DATA_DIR]);
    const volumes = ["--volume", `${DATA_DIR}:/data`, "--volume", `${backups}:/backups`];
    const settings = environment({ DATABASE_URL });
    return inContainer("--rm", ...settings, ...volumes, ...confined, image, name, "--", "/backups/first");
  };
  const document = pdf(400_000);
  const known = await withSite(before!, async (url) => {
    const browser = new Browser({ url });
    await submit(browser, { ...anApplicant(), resumeUrl: await upload(browser, document) });
    return applicationsOf(url);
  });
  assert.equal(known.documents, [Buffer.from(document)]);
  assert.match(command(before!, "backup"), /^Backed up to \/backups\/first\./);
  assert.match(command(after!, "restore"), /^Restored\. Start the site/);
  assert.throws(() => command(after!, "restore"), /The database is not empty/);
  assert.equal(await withSite(after!, applicationsOf), known);
}
