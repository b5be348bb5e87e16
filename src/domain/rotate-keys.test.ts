import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../tests/support/administrator.ts";
import { migratedDatabase } from "../../tests/support/database.ts";
import { upload } from "../../tests/support/fixtures.ts";
import { insertJob } from "../../tests/support/insert-job.ts";
import { memoryFiles } from "../../tests/support/memory-files.ts";
import { anApplicant, submit } from "../../tests/support/payment-steps.ts";
import { insertSealedParts } from "../../tests/support/sealed-parts.ts";
import { Browser, inProcess, json, type Overrides } from "../../tests/support/site.ts";
import { sealedColumns } from "../db/sealed-values.ts";
import type { Sql } from "../db/sql.ts";
import type { Vault } from "../services/sealing/vault.ts";
import { openVault } from "../services/sealing/web-vault.ts";
import { ensureReminderFor } from "./alerts/saved-reminder.ts";
import { rotateKeys } from "./rotate-keys.ts";

const rotation = suite("rotating keys");

const oldKey = "the secret key of yesterday, of 32+ characters";
const newKey = "the secret key of tomorrow, of 32+ characters";

/** A site with an application and its document, a draft, an alert, a report and waiting mails, all sealed by the old key. */
async function aFilledSite() {
  const { sql, close } = await migratedDatabase();
  const world = (vault: Vault): Overrides => ({ sql, vault, files, address: "203.0.113.99" });
  const files = memoryFiles();
  const before = openVault(oldKey);
  const candidate = new Browser(world(before));
  const resumeUrl = await upload(candidate);
  const application = { ...anApplicant(), resumeUrl };
  const id = await submit(candidate, application);
  const drafting = new Browser(world(before));
  await drafting.send("/api/draft", json({ answers: { fullName: "Half Written" } }, "PUT"));
  await new Browser(world(before)).post("/api/newsletter", { email: "reader@example.com" });
  const alert = { email: "reader@example.com", frequency: "daily" };
  await new Browser(world(before)).submit("/alerts", alert);
  const reported = await insertJob(sql);
  const report = { reason: "money", details: "He asked for money." };
  await new Browser(world(before)).submit(`/report-vacancy/${reported}`, report);
  await ensureReminderFor(sql, before, { email: "reader@example.com", language: "en" });
  await insertSealedParts(sql, before, id);
  return { sql, close, world, application, id, resumeUrl, drafting };
}

const both = () => openVault(newKey, oldKey);
const byPlace = (rotated: Awaited<ReturnType<typeof rotateKeys>>) =>
  Object.fromEntries(rotated.map(({ place, resealed }) => [place, resealed]));

async function keyIds(sql: Sql): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const { table, sealed, keyId } of Object.values(sealedColumns))
    for (const row of await sql<{ id: string }[]>`
      select distinct ${sql(keyId)} as id from ${sql(table)} where ${sql(sealed)} is not null`)
      ids.add(row.id);
  return ids;
}

rotation("knows every sealed column of the schema", async () => {
  const { sql, close } = await migratedDatabase();
  try {
    const found = await sql<{ name: string }[]>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name like '%key\_id' order by 1`;
    const known = Object.values(sealedColumns).map(({ table, keyId }) => `${table}.${keyId}`);
    assert.equal(
      found.map(({ name }) => name),
      known.sort(),
    );
  } finally {
    await close();
  }
});

if (inProcess) {
  rotation("seals everything anew, so that the new key alone opens it", async () => {
    const { sql, close, world, application, id, resumeUrl, drafting } = await aFilledSite();
    try {
      assert.equal(byPlace(await rotateKeys(sql, both())), {
        private: 1,
        draft: 1,
        email: 2,
        jobAlert: 1,
        savedReminder: 1,
        rejectionNote: 1,
        jobReport: 1,
        interview: 1,
        jobOffer: 1,
        message: 1,
        messageReason: 1,
        document: 1,
      });
      const vault = openVault(newKey);
      assert.equal(await keyIds(sql), new Set([vault.keyId]));
      const admin = await signedIn(world(vault));
      const list = await admin.send(
        `/api/admin/applications?search=${encodeURIComponent(application.fullName)}`,
      );
      const [shown] = (await list.json()) as { id: string; phone: string }[];
      assert.equal([shown?.id, shown?.phone], [id, application.phone]);
      assert.is((await admin.send(resumeUrl)).status, 200);
      drafting.world.vault = vault;
      assert.match(await (await drafting.send("/apply")).text(), "Half Written");
      assert.match(await (await new Browser(world(vault)).send("/dev/mail")).text(), "reader@example.com");
    } finally {
      await close();
    }
  });

  rotation("does nothing the second time, and goes on where it was interrupted", async () => {
    const { sql, close } = await aFilledSite();
    try {
      const vault = both();
      let writes = 0;
      const interrupted = {
        ...vault,
        seal: async (...given: Parameters<Vault["seal"]>) => {
          if (writes++ > 0) throw new Error("power cut");
          return vault.seal(...given);
        },
      };
      await rotateKeys(sql, interrupted).then(
        () => assert.unreachable(),
        (error: Error) => assert.is(error.message, "power cut"),
      );
      assert.equal(byPlace(await rotateKeys(sql, vault)), {
        private: 0,
        draft: 1,
        email: 2,
        jobAlert: 1,
        savedReminder: 1,
        rejectionNote: 1,
        jobReport: 1,
        interview: 1,
        jobOffer: 1,
        message: 1,
        messageReason: 1,
        document: 1,
      });
      assert.equal(byPlace(await rotateKeys(sql, vault)), {
        private: 0,
        draft: 0,
        email: 0,
        jobAlert: 0,
        savedReminder: 0,
        rejectionNote: 0,
        jobReport: 0,
        interview: 0,
        jobOffer: 0,
        message: 0,
        messageReason: 0,
        document: 0,
      });
    } finally {
      await close();
    }
  });

  rotation("tells which cannot be opened, and does the others", async () => {
    const { sql, close, id } = await aFilledSite();
    try {
      await sql`update applications set private_sealed = '\\x01' where id = ${id}`;
      const rotated = await rotateKeys(sql, both());
      assert.equal(
        rotated.filter(({ broken }) => broken.length > 0).map(({ place, broken }) => [place, broken]),
        [["private", [id]]],
      );
      assert.equal(byPlace(rotated), {
        private: 0,
        draft: 1,
        email: 2,
        jobAlert: 1,
        savedReminder: 1,
        rejectionNote: 1,
        jobReport: 1,
        interview: 1,
        jobOffer: 1,
        message: 1,
        messageReason: 1,
        document: 1,
      });
      const without = await rotateKeys(sql, openVault("a third secret key, of 32 characters and more"));
      assert.is(without.flatMap(({ broken }) => broken).length, 13);
      assert.is(byPlace(without).draft, 0);
    } finally {
      await close();
    }
  });

  rotation("leaves alone what a running site changed meanwhile", async () => {
    const { sql, close, drafting, world } = await aFilledSite();
    try {
      const vault = both();
      drafting.world.vault = vault;
      const slow = {
        ...vault,
        seal: async (...given: Parameters<Vault["seal"]>) => {
          const sealed = await vault.seal(...given);
          // This change happens between the reading and the writing.
          if (given[1].startsWith("applications.draft"))
            await drafting.send("/api/draft", json({ answers: { fullName: "Written Meanwhile" } }, "PUT"));
          return sealed;
        },
      };
      assert.is(byPlace(await rotateKeys(sql, slow)).draft, 0);
      drafting.world.vault = openVault(newKey);
      assert.match(await (await drafting.send("/apply")).text(), "Written Meanwhile");
      assert.ok(world);
    } finally {
      await close();
    }
  });

  rotation("tells when a site with the previous key went on sealing", async () => {
    const { sql, close, drafting } = await aFilledSite();
    try {
      const vault = both();
      const slow = {
        ...vault,
        seal: async (...given: Parameters<Vault["seal"]>) => {
          const sealed = await vault.seal(...given);
          if (given[1].startsWith("applications.draft"))
            await drafting.send("/api/draft", json({ answers: { fullName: "By The Old Site" } }, "PUT"));
          return sealed;
        },
      };
      const left = (rotated: Awaited<ReturnType<typeof rotateKeys>>) =>
        rotated.find(({ place }) => place === "draft")?.left;
      assert.is(left(await rotateKeys(sql, slow)), 1);
      assert.is(left(await rotateKeys(sql, vault)), 0);
    } finally {
      await close();
    }
  });
}

rotation.run();
