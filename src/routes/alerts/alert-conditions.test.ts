import { suite } from "uvu";
import * as assert from "uvu/assert";
import { alertsOf, anAddress, anAlert, ask, tokenFor } from "../../../tests/journeys/alert-steps.ts";
import { anEmployer } from "../../../tests/support/account.ts";
import { aWord } from "../../../tests/support/due-alert.ts";
import { postJob } from "../../../tests/support/employer.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { Browser, send, testDatabase, testServices } from "../../../tests/support/site.ts";
import { sendJobAlerts } from "../../tasks/alerts/send-job-alerts.ts";

const conditions = suite("the conditions of a job alert");
const sql = await testDatabase();

const facts = {
  salaryFrom: "3000",
  housing: "1",
  flights: "1",
  visa: "employer",
  certificate: "stcw-basic-safety",
  contractUpTo: "6",
};

conditions(
  "are those of the list that it is offered under, but the time of posting and the order",
  async () => {
    const asked = { search: "weldr", ...facts, exact: "1", postedWithin: "7", sort: "closing" };
    for (const page of ["/jobs", "/alerts"]) {
      const html = await (await send(`${page}?${new URLSearchParams(asked)}`)).text();
      const form = /<form[^>]* action="\/alerts"[^>]*>.*?<\/form>/s.exec(html)?.[0] ?? "";
      const hidden = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
        ([, name, value]) => [name, value],
      );
      assert.equal(Object.fromEntries(hidden), { search: "weldr", ...facts, exact: "1" }, page);
    }
  },
);

conditions("are shown to whoever confirms, kept by the change page, and changed there", async () => {
  const address = anAddress();
  await ask(address, { search: "cook", ...facts });
  const token = await tokenFor(address);
  const said = await (await send(`/alerts/confirm?token=${token}`)).text();
  assert.match(
    said.replace(/<!-- -->/g, ""),
    "“cook”, From $3,000 a month, Housing provided, Flights paid, Employer pays the visa",
  );
  await new Browser().submit(`/alerts/confirm?token=${token}`, {});
  const page = await (await send(`/alerts/change?token=${token}`)).text();
  assert.match(page, /name="salaryFrom"[^>]*value="3000"/);
  assert.match(page, /name="housing"[^>]*checked=""/);
  assert.match(page, /<option value="employer" selected="">/);
  assert.match(page, /<option value="6" selected="">/);
  const changed = { search: "cook", frequency: "daily", flights: "1", contractUpTo: "12" };
  await new Browser().submit(`/alerts/change?token=${token}`, changed);
  const [alert] = await sql`select conditions from job_alerts where email = ${address}`;
  assert.is(alert?.conditions, "flights=1&contractUpTo=12");
});

conditions("count months as the language does", async () => {
  const { token } = await anAlert(facts);
  const page = await send(`/ar/alerts/change?token=${token}`);
  assert.match(await page.text(), '<option value="3">3 أشهر</option>');
});

conditions("make two alerts of two lists, and one of the same list", async () => {
  const { address } = await anAlert({ search: "cook", housing: "1", flights: "1" });
  await ask(address, { flights: "yes", housing: "true", search: "COOK" });
  assert.is((await alertsOf(address)).length, 1);
  await ask(address, { search: "cook", housing: "1" });
  assert.is((await alertsOf(address)).length, 2);
});

conditions("decide which new jobs it tells of, as in the list", async () => {
  const word = aWord();
  const employer = await anEmployer();
  const stated = { housing: true, visa: "employer", contractMonths: 6, certificates: ["stcw-basic-safety"] };
  const other = { ...stated, housing: false };
  const [meant, low] = [
    await postJob(employer, { title: `Cook ${word} meant`, ...stated } as never),
    await postJob(employer, {
      title: `Cook ${word} low`,
      ...stated,
      salaryMin: 900,
      salaryMax: 1000,
    } as never),
  ];
  await postJob(employer, { title: `Cook ${word} unhoused`, ...other } as never);
  await sql`update jobs set listed_at = now() - interval '5 minutes' where title like ${`%${word}%`}`;
  const { flights, ...wanted } = facts;
  const { address } = await anAlert({ search: word, ...wanted });
  await sql`
    update job_alerts set due_at = now() - interval '1 minute', seen_until = now() - interval '1 day'
    where email = ${address}`;
  await sendJobAlerts(await testServices());
  const mail = (await mailsTo(address)).find(({ kind }) => kind === "job alert");
  assert.match(mail?.body ?? "", meant.id);
  assert.not.match(mail?.body ?? "", low.id);
  assert.not.match(mail?.body ?? "", "unhoused");
  assert.match(mail?.body ?? "", `/jobs?search=${word}`);
  assert.match(mail?.body ?? "", "salaryFrom=3000");
  assert.match(mail?.body ?? "", "contractUpTo=6");
});

conditions.run();
