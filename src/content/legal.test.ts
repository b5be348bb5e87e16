import { createHash } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { send } from "../../tests/support/site.ts";
import { retentionDays } from "../shared/retention.ts";
import { termsOf } from "./kept-terms.ts";
import type { Terms, TermsText } from "./legal.ts";
import { privacySections, privacyVersion, terms, termsSections, termsVersion } from "./legal.ts";
import { site } from "./site.ts";

const legal = suite("legal texts");

const retention = retentionDays();

/** The hash of each version's text. Somebody may have accepted a version, so it never changes: a new text is a new line here. */
const editions: Record<string, Record<string, string>> = {
  terms: {
    "2026-11-20": "0f3316f3cde69c077718694bd3270b454b48c5248dc8d72eb94fa63671909db7",
    "2026-11-22": "85eee60c259d8d79cbb01b13a3074e4f627a8f2f8cc750e61c818de094ded032",
    "2026-11-23": "459de23b4a1bca75d371343d70b94dc882d4364ae6f6daf12927924fea91523f",
    "2026-11-24": "c7171462e1bffc425c1fced07510da0973c10b2012f2cf62cd33f443422139d7",
    "2026-11-25": "6cb4629ddbcc5ed0831dc148d1cb7aff6f7e51591066f7ad0835a1fadf8a2bd8",
    "2026-11-27": "44bb69d0a0d93e3b8e544d44341468d39e0e87e28355c164e335a857a4e90c01",
    "2026-11-30": "3251e6e9d2066f8f6e5b560ad4b090c88517df72027f19f8a649619659c1a2b6",
  },
  privacy: {
    "2026-11-21": "87f9cca583e4c428de971f0977eb44f2cd25353f21b3d5955ab43dd79770b63f",
    "2026-11-22": "ac7cb67526330a13156f95dcf7467dec59ec6e825c9601de175c88999bb961b8",
    "2026-11-23": "f3a55aec30e5e6169e1c0bfc3cd53ce3e0c9ff46fcac51fe03438122f574c56c",
    "2026-11-24": "b2d739cd66975d7c4a58c4ed22d31f421fd23d0e05c2d8b5e77ae0f8d94dbde4",
    "2026-11-25": "f353c2de5f17776d90d5c7946e212b3abd9c6778f8bf1a236a434d5eef818251",
    "2026-11-26": "befe47e8a0e01fb4255aad7ffdf5130f6b867ae88fb4fc1bdbd1de5bd3436f2b",
    "2026-11-29": "90eb82361802dc620be3913e009433aacce93dec43da80117bcbcbd2c941103e",
    "2026-11-30": "b4dd74af973f8ca29d0fc714edc2db00289e18bf55a4a93b8a3b130622170b25",
  },
};

const editionsOf = (name: string) => Object.keys(editions[name] ?? {});
const digestOf = (texts: unknown) => createHash("sha256").update(JSON.stringify(texts)).digest("hex");

legal("have a new version when a sentence of the terms changes, since a version is what was accepted", () => {
  const said = [terms("$50"), terms(undefined), termsSections("$50"), termsSections(undefined)];
  assert.is(editions.terms?.[termsVersion], digestOf(said), `the terms of ${termsVersion}`);
});

legal("have the terms of each version, word for word", async () => {
  for (const version of editionsOf("terms").filter((version) => version !== termsVersion)) {
    const { text } = (await import(`./terms/${version}.ts`)) as { text: TermsText };
    const [withFee, free] = [text.withFee, text.free].map((terms) =>
      JSON.parse(JSON.stringify(terms).replaceAll("{fee}", "$50").replaceAll("{site}", site.name)),
    ) as [Terms, Terms];
    const said = [withFee.clauses, free.clauses, withFee.sections, free.sections];
    assert.is(digestOf(said), editions.terms?.[version], version);
  }
});

legal("show the terms of each version at an address of its own, and of no other", async () => {
  for (const version of editionsOf("terms")) {
    const response = await send(`/terms/${version}`);
    const page = (await response.text()).replaceAll("&#x27;", "'").replace(/<[^>]*>/g, "");
    assert.is(response.status, 200, version);
    assert.match(page, termsOf(version, "$50")!.clauses[8]!.text, version);
    const free = await (await send(`/terms/${version}?fee=none`)).text();
    assert.match(free, "As no fee is charged, there is nothing to refund.", version);
  }
  for (const unknown of ["2020-01-01", "toString", "__proto__"])
    assert.is((await send(`/terms/${unknown}`)).status, 404, unknown);
});

legal("list each case of clause 9 on a line of its own, in each language", async () => {
  for (const language of ["", "/ar", "/es", "/fr", "/id", "/ru"]) {
    const page = await (await send(`${language}/terms`)).text();
    const [, clause = ""] = page.split('id="clause-9"');
    assert.is(clause.split('id="clause-10"')[0]!.split("<li>").length - 1, 10, language);
  }
});

legal("have a new version when a sentence of the privacy policy changes", () => {
  const said = [privacySections("$50", retention), privacySections(undefined, retention)];
  assert.is(editions.privacy?.[privacyVersion], digestOf(said), `the policy of ${privacyVersion}`);
});

legal("name a day that has come as their version", () => {
  for (const version of [...editionsOf("terms"), ...editionsOf("privacy")])
    assert.ok(new Date(version).getTime() <= Date.now(), version);
});

legal("tell the times that the operator set", () => {
  const said = JSON.stringify(privacySections("$50", { ...retention, draft: 14, rejected: 90 }));
  assert.match(said, "14 days after your last change");
  assert.match(said, "90 days after it was rejected");
});

legal("hold 10 clauses", () => {
  assert.is(terms("$50").length, 10);
});

legal("name the fee that they are given and no other amount", () => {
  for (const text of [terms("$7"), termsSections("$7"), privacySections("$7", retention)]) {
    assert.equal(JSON.stringify(text).match(/\$[\d,.]*\d/g), ["$7"]);
  }
});

legal("name no amount where no fee is charged", () => {
  const texts = [terms(undefined), termsSections(undefined), privacySections(undefined, retention)];
  assert.not.match(JSON.stringify(texts), /\$/);
});

legal("have the specified sections", () => {
  const titles = (sections: readonly { title: string }[]) => sections.map((section) => section.title);
  assert.equal(titles(termsSections("$50")), [
    "Application Processing",
    "Data Processing",
    "Visa Assistance",
  ]);
  assert.equal(titles(privacySections("$50", retention)), [
    "Information We Collect",
    "How We Use Your Information",
    "Data Security",
    "Sharing Information",
  ]);
});

legal.run();
