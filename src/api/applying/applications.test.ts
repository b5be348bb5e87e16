import { suite } from "uvu";
import * as assert from "uvu/assert";
import { docx, jpg } from "../../../tests/support/document-fixtures.ts";
import {
  aJob,
  anApplication,
  aPreparedPayment,
  pay,
  unique,
  upload,
} from "../../../tests/support/fixtures.ts";
import { complete, submit } from "../../../tests/support/payment-steps.ts";
import { Browser, fieldMessages, inProcess, post, testDatabase } from "../../../tests/support/site.ts";

const submission = suite("POST /api/applications");

submission("takes an application without a payment and lists it as pending", async () => {
  const response = await new Browser().post("/api/applications", anApplication);
  assert.is(response.status, 201);
  const sql = await testDatabase();
  const { id } = (await response.json()) as { id: string };
  const [row] = await sql`select * from applications where id = ${id}`;
  assert.is(row?.paymentStatus, "pending");
  assert.is(row?.applicationStatus, "submitted");
  assert.ok(row?.submittedAt);
});

submission("names every wrong field at once, in the words of the form", async () => {
  const response = await post("/api/applications", {
    ...anApplication,
    fullName: "M",
    email: "maria",
    phone: "123",
    resumeUrl: "",
  });
  assert.is(response.status, 400);
  assert.equal(await fieldMessages(response), {
    fullName: "Name must be at least 2 characters",
    email: "Invalid email address",
    phone: "Phone number must be at least 10 characters",
    resumeUrl: "Resume is required",
  });
});

submission("keeps passport number, birth date, address and phone out of plain sight", async () => {
  const passportNumber = unique("SECRET").replaceAll(" ", "");
  const id = await submit(new Browser(), { ...anApplication, passportNumber });
  const sql = await testDatabase();
  const [row] = await sql<{ line: string; sealed: Buffer }[]>`
    select applications::text as line, private_sealed as sealed from applications where id = ${id}`;
  for (const secret of [passportNumber, anApplication.dateOfBirth, "Mabini", anApplication.phone]) {
    assert.not.match(row!.line, secret);
    assert.not(row!.sealed.includes(secret));
  }
});

submission("answers the same request from one browser with the same id", async () => {
  const browser = new Browser();
  await upload(browser);
  const first = await submit(browser, anApplication);
  assert.is(await submit(browser, anApplication), first);
});

submission("makes another application when the browser sends another one", async () => {
  const browser = new Browser();
  await upload(browser);
  const first = await submit(browser, anApplication);
  assert.is.not(await submit(browser, { ...anApplication, desiredPosition: "Rigger" }), first);
});

submission("takes an uploaded document of the same browser", async () => {
  const browser = new Browser();
  const response = await browser.post("/api/applications", {
    ...anApplication,
    resumeUrl: await upload(browser),
  });
  assert.is(response.status, 201);
});

submission("refuses a document that another browser uploaded", async () => {
  const resumeUrl = await upload(new Browser());
  const response = await new Browser().post("/api/applications", { ...anApplication, resumeUrl });
  assert.is(response.status, 400);
  assert.equal(Object.keys(await fieldMessages(response)), ["resumeUrl"]);
});

submission("refuses a document of a type that its field does not take", async () => {
  const browser = new Browser();
  const response = await browser.post("/api/applications", {
    ...anApplication,
    resumeUrl: await upload(browser, jpg),
    passportCopyUrl: await upload(browser, docx),
  });
  assert.equal(await fieldMessages(response), {
    resumeUrl: "The selected file must be a PDF, DOC or DOCX",
    passportCopyUrl: "The selected file must be a PDF, JPG or PNG",
  });
});

submission("refuses a vacancy that does not exist", async () => {
  const response = await post("/api/applications", {
    ...anApplication,
    jobId: "00000000-0000-4000-8000-000000000000",
  });
  assert.is(response.status, 400);
  assert.equal(await fieldMessages(response), { jobId: "The job of this application is unknown" });
});

submission("says of what is no text which field it is", async () => {
  const response = await post("/api/applications", { ...anApplication, jobId: 5, currentEmployer: 5 });
  assert.equal(await fieldMessages(response), {
    jobId: "The job of this application is unknown",
    currentEmployer: "Current employer must be a text",
  });
});

submission("carries the vacancy that it is for", async () => {
  const sql = await testDatabase();
  const job = await aJob(sql);
  const id = await submit(new Browser(), { ...anApplication, jobId: job.id });
  const [row] = await sql`select job_id from applications where id = ${id}`;
  assert.is(row?.jobId, job.id);
});

submission("refuses a vacancy that closed before any payment began", async () => {
  const job = await aJob(await testDatabase(), { closesOn: "2020-01-31" });
  assert.is((await post("/api/applications", { ...anApplication, jobId: job.id })).status, 409);
});

submission("takes the application of a payment that began while the vacancy was open", async () => {
  const sql = await testDatabase();
  const job = await aJob(sql);
  const application = { ...anApplication, jobId: job.id };
  const { browser, intent } = await aPreparedPayment(application);
  await sql`update jobs set closes_on = '2020-01-31' where id = ${job.id}`;
  await pay(browser, intent);
  const id = await submit(browser, application);
  assert.is((await complete(browser, id, intent)).status, 200);
});

submission.run();

const completion = suite("POST /api/applications/:id/complete-payment");

completion(
  "marks the application paid, and answers the same again, whatever an employer decided",
  async () => {
    const { browser, intent } = await aPreparedPayment();
    await pay(browser, intent);
    const id = await submit(browser, anApplication);
    const first = await complete(browser, id, intent);
    assert.is(first.status, 200);
    const answer = (await first.json()) as { paymentStatus: string };
    assert.is(answer.paymentStatus, "completed");
    const sql = await testDatabase();
    await sql`update applications set application_status = 'rejected' where id = ${id}`;
    assert.equal(await (await complete(browser, id, intent)).json(), answer);
  },
);

completion("follows the specified order too: an empty intent, payment, then the application", async () => {
  const { browser, intent } = await aPreparedPayment({});
  await pay(browser, intent);
  const id = await submit(browser, anApplication);
  assert.is((await complete(browser, id, intent)).status, 200);
});

completion(
  "queues one email and one receipt for an application that is completed again and again at once",
  async () => {
    const { browser, intent } = await aPreparedPayment({ ...anApplication, email: "many@example.com" });
    await pay(browser, intent);
    const id = await submit(browser, anApplication);
    const sql = await testDatabase();
    const countEmails = async () => (await sql<{ n: number }[]>`select count(*)::int as n from outbox`)[0]!.n;
    const before = await countEmails();
    // Without a pooler in front of the database a Worker has a connection for each request.
    const times = inProcess ? 100 : 20;
    const answers = await Promise.all(Array.from({ length: times }, () => complete(browser, id, intent)));
    assert.equal([...new Set(answers.map((answer) => answer.status))], [200]);
    assert.is(await countEmails(), before + 2);
  },
);

completion("refuses while nothing is paid", async () => {
  const { browser, intent } = await aPreparedPayment();
  const id = await submit(browser, anApplication);
  assert.is((await complete(browser, id, intent)).status, 402);
});

completion("refuses after a declined card", async () => {
  const { browser, intent } = await aPreparedPayment();
  const declined = await pay(browser, intent, "4000000000000002");
  assert.equal(await declined.json(), { status: "requires_payment_method" });
  const id = await submit(browser, anApplication);
  assert.is((await complete(browser, id, intent)).status, 402);
});

completion("refuses the payment of another application", async () => {
  const paid = await aPreparedPayment();
  await pay(paid.browser, paid.intent);
  const other = new Browser();
  const id = await submit(other, { ...anApplication, fullName: "Juan Cruz" });
  assert.is((await complete(other, id, paid.intent)).status, 409);
});

completion("knows neither an unknown payment nor an unknown application", async () => {
  const { browser, intent } = await aPreparedPayment();
  const id = await submit(browser, anApplication);
  assert.is((await complete(browser, id, { id: "pi_unknown" })).status, 404);
  assert.is((await complete(browser, "not-an-id", intent)).status, 404);
  assert.is((await complete(browser, "00000000-0000-4000-8000-000000000000", intent)).status, 404);
});

completion.run();
