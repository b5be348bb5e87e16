import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Account } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import {
  aConfirmedEmployer,
  aMandateRequest,
  asked,
  checkedDirectly,
  decide,
} from "../../../tests/support/mandates.ts";
import { fieldMessages, testDatabase } from "../../../tests/support/site.ts";

const codes = suite("a code on the company's domain");
const sql = await testDatabase();
const administrator = await signedIn();

const codeFor = (id: string, email: string) =>
  administrator.post(`/api/admin/mandates/${id}/domain-code`, { email });
const enter = ({ browser }: Account, id: string, code: string) =>
  browser.post(`/api/employer/mandates/${id}/domain-code`, { code });
const mailedCode = async (email: string) => /^\d{8}$/m.exec((await mailsTo(email))[0]?.body ?? "")?.[0] ?? "";
const byDomainCode = { ...checkedDirectly, done: ["mailbox", "register", "domainCode"] };

codes("counts a domain code once the employer has entered it", async () => {
  const employer = await aConfirmedEmployer();
  const request = aMandateRequest();
  const { id } = await asked(employer, request);
  const domain = new URL(request.website).hostname.replace("www.", "");
  const refused = await codeFor(id, `hr@other-${domain}`);
  assert.is(refused.status, 400);
  assert.equal(Object.keys(await fieldMessages(refused)), ["email"]);
  assert.is((await codeFor(id, `hr@${domain}`)).status, 200);
  assert.is((await decide(administrator, id, byDomainCode)).status, 409);
  const code = await mailedCode(`hr@${domain}`);
  assert.is((await enter(await aConfirmedEmployer(), id, code)).status, 404, "another account's request");
  assert.is((await enter(employer, id, code)).status, 200);
  assert.is((await enter(employer, id, code)).status, 400, "a code counts once");
  assert.is((await decide(administrator, id, byDomainCode)).status, 200);
});

codes("takes five wrong codes, and no code after three days", async () => {
  const employer = await aConfirmedEmployer();
  const request = aMandateRequest();
  const { id } = await asked(employer, request);
  const email = `hr@${new URL(request.website).hostname.replace("www.", "")}`;
  await codeFor(id, email);
  const code = await mailedCode(email);
  const wrong = code === "00000000" ? "11111111" : "00000000";
  for (let tries = 0; tries < 5; tries += 1) assert.is((await enter(employer, id, wrong)).status, 400);
  assert.is((await enter(employer, id, code)).status, 400);
  await codeFor(id, email);
  await sql`update mandate_requests set code_expires_at = now() - interval '1 second' where id = ${id}`;
  assert.is((await enter(employer, id, await mailedCode(email))).status, 400);
});

codes("proves nothing by a mailbox that anybody gets", async () => {
  const { id } = await asked(await aConfirmedEmployer(), aMandateRequest({ website: "https://gmail.com" }));
  assert.is((await codeFor(id, "anybody@gmail.com")).status, 400);
});

codes.run();
