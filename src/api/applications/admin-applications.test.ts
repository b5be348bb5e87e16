import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { pay, unique } from "../../../tests/support/fixtures.ts";
import { anApplicant, aSentApplication, complete, submit } from "../../../tests/support/payment-steps.ts";
import { Browser } from "../../../tests/support/site.ts";
import type { AdminApplication } from "../../shared/applications/admin-application.ts";

const list = suite("GET /api/admin/applications");
const administrator = await signedIn();

async function found(query: string): Promise<AdminApplication[]> {
  const response = await administrator.send(`/api/admin/applications?${query}`);
  assert.is(response.status, 200);
  return (await response.json()) as AdminApplication[];
}

const search = (text: string) => found(`search=${encodeURIComponent(text)}`);

list("holds an application in the administrator's view", async () => {
  const { application, intent, id } = await aSentApplication({});
  const [view] = await search(application.fullName);
  const { reference, submittedAt, ...rest } = view!;
  assert.match(reference, /^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}$/);
  assert.is(new Date(submittedAt).toISOString(), submittedAt);
  assert.equal(rest, {
    id,
    fullName: application.fullName,
    email: "maria.santos@example.com",
    phone: "+63 917 123 4567",
    nationality: "Filipino",
    dateOfBirth: "1991-04-23",
    yearsOfExperience: "6 years on bulk carriers",
    skillsAndQualifications: "STCW II/1, 6G welder",
    willingToRelocate: true,
    passportAvailable: true,
    resumeUrl: "https://example.com/resume.pdf",
    passportCopyUrl: "https://example.com/passport.pdf",
    certificatesUrl: null,
    photographUrl: null,
    paymentStatus: "pending",
    paymentMarks: [],
    applicationStatus: "submitted",
    paymentIntentId: intent.id,
    jobId: null,
    desiredPosition: "Pipe welder",
    withdrawnAt: null,
    unanswered: false,
    certificatesValidUntil: null,
    addedCertificates: [],
    documentScans: [],
    placements: [],
  });
});

list("says that a payment is completed", async () => {
  const { application, browser, intent, id } = await aSentApplication({});
  await pay(browser, intent);
  await complete(browser, id, intent);
  assert.is((await search(application.fullName))[0]?.paymentStatus, "completed");
});

list("calls an expired passport not available", async () => {
  const application = { ...anApplicant(), passportExpiry: "2020-01-01" };
  await submit(new Browser(), application);
  assert.is((await search(application.fullName))[0]?.passportAvailable, false);
});

list("finds by a part of the email address in any case", async () => {
  const email = `${unique("mail").replace(" ", ".")}@example.com`;
  await submit(new Browser(), { ...anApplicant(), email });
  assert.equal(
    (await search(email.toUpperCase().slice(0, 13))).map((one) => one.email),
    [email],
  );
});

list("finds by the reference that the candidate quotes", async () => {
  const application = anApplicant();
  await submit(new Browser(), application);
  const [{ reference } = { reference: "" }] = await search(application.fullName);
  assert.equal(
    (await search(reference.toLowerCase())).map((one) => one.fullName),
    [application.fullName],
  );
});

list("takes signs of a pattern as they are", async () => {
  const name = unique("Maria");
  for (const end of ["5%_B", "5_%B", "55xB"])
    await submit(new Browser(), { ...anApplicant(), fullName: `${name} ${end}` });
  const found = async (end: string) => (await search(`${name} ${end}`)).map(({ fullName }) => fullName);
  assert.equal(await found("5%_B"), [`${name} 5%_B`]);
  assert.equal(await found("5__B"), []);
  assert.equal(await found("5%B"), []);
});

list("leaves out what is paid otherwise", async () => {
  const { application } = await aSentApplication({});
  const query = `search=${encodeURIComponent(application.fullName)}`;
  assert.is((await found(`${query}&payment=pending`)).length, 1);
  assert.is((await found(`${query}&payment=completed`)).length, 0);
});

list("comes newest first, in pages that follow each other", async () => {
  const family = unique("Family");
  const names = [`Ada ${family}`, `Ben ${family}`, `Cem ${family}`];
  for (const fullName of names) await submit(new Browser(), { ...anApplicant(), fullName });
  const first = await administrator.send(
    `/api/admin/applications?search=${encodeURIComponent(family)}&limit=2`,
  );
  assert.is(first.headers.get("X-Total-Count"), "3");
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("Link") ?? "")?.[1] ?? "";
  const second = await administrator.send(next);
  const shown = [
    ...((await first.json()) as AdminApplication[]),
    ...((await second.json()) as AdminApplication[]),
  ];
  assert.equal(
    shown.map((one) => one.fullName),
    names.reverse(),
  );
  assert.is(second.headers.get("Link"), null);
});

list("never shows a draft", async () => {
  const application = anApplicant();
  await new Browser().post("/api/create-payment-intent", application);
  assert.equal(await search(application.fullName), []);
});

list("is kept by no cache", async () => {
  const response = await administrator.send("/api/admin/applications?limit=1");
  assert.match(response.headers.get("Cache-Control") ?? "", /no-store/);
});

list.run();
