import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anAccount, anEmployer } from "../../../tests/support/account.ts";
import { Browser, inProcess, send, testServices } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import type { User } from "../../shared/accounts/account.ts";

const page = suite("GET /become-employer");

page("tells what an employer gets", async () => {
  const main = await mainOf(await send("/become-employer"));
  assert.match(main, "11 countries across shipping, IT and mining");
  assert.is(main.match(/<li class="card"/g)?.length, 4);
});

page(
  "says in three steps what happens, and promises no check before the first job where there is none",
  async () => {
    const main = await mainOf(await send("/become-employer"));
    for (const step of ["You tell us about your company", "We check it", "You post jobs"])
      assert.match(main, step);
    const isFirst = process.env.EMPLOYER_CHECK === "before";
    assert.is(main.includes("as soon as we have checked the company"), isFirst);
  },
);

page("says what is checked, what an agency adds, how long a check counts and that it is free", async () => {
  const main = await mainOf(await send("/become-employer"));
  for (const part of [
    "We look for the company in its register.",
    "ask for a letter of each company that the agency hires for",
    "At most 12 months, and never longer than the licence.",
    "Registering, posting jobs and our check are free for you.",
  ])
    assert.match(main, part);
});

if (inProcess)
  page("tells what candidates pay", async () => {
    const read = async (feeCents: number) =>
      mainOf(await new Browser({ settings: { feeCents } }).send("/become-employer"));
    assert.match(await read(5000), "the candidate pays us $50");
    assert.match(await read(0), "Applying costs candidates nothing.");
  });

page("leads a visitor to a new account or to the sign-in and back, and says so", async () => {
  const main = await mainOf(await send("/become-employer"));
  assert.match(main, /href="\/sign-up\?next=%2Fbecome-employer"[^>]*>Register as Employer</);
  assert.match(main, /href="\/sign-in\?next=%2Fbecome-employer"[^>]*>Sign in</);
  assert.match(main, "Sign in or create an account first. Both bring you back here.");
});

page("registers by one button, and leads back to it after the text", async () => {
  const { browser } = await anAccount();
  for (const from of [send, browser.send.bind(browser)])
    for (const query of ["", "?next=%2Femployer%2Fpost-job"]) {
      const main = await mainOf(await from(`/become-employer${query}`));
      assert.match(main, /<section id="register"><h2>Start hiring<\/h2>/);
      assert.match(main, /<a class="btn" href="#register">Start hiring<\/a>/);
      assert.is(main.match(/>Register as Employer</g)?.length, 1);
    }
});

page("is the same for every visitor and loads no script but the header's", async () => {
  const [first, second] = await Promise.all([1, 2].map(async () => (await send("/become-employer")).text()));
  assert.is(first, second);
  assert.is(first!.match(/<script/g)?.length, 1);
});

page("gives a candidate the button", async () => {
  const { browser } = await anAccount();
  const main = await mainOf(await browser.send("/become-employer"));
  assert.match(
    main,
    /<form(?=[^>]* action="\/become-employer")(?=[^>]* method="post")[^>]*><button[^>]*>Register as Employer</,
  );
  assert.match(main, "You can register first.");
});

page("leads an employer to the dashboard", async () => {
  const { browser } = await anEmployer();
  const response = await browser.send("/become-employer");
  assert.is(response.status, 303);
  assert.is(response.headers.get("Location"), "/employer/dashboard");
});

page.run();

const register = suite("POST /become-employer");

register("makes a candidate an employer and leads to the dashboard, repeated too", async () => {
  const { browser } = await anAccount();
  for (const _ of [1, 2]) {
    const response = await browser.submit("/become-employer", {});
    assert.is(response.status, 303);
    assert.is(response.headers.get("Location"), "/employer/dashboard?registered=1");
    assert.is(((await (await browser.send("/api/auth/user")).json()) as User).role, "employer");
  }
});

register("leads to no other site, and no other part of this one", async () => {
  for (const next of [
    "//evil.example/employer/",
    "/\\evil.example",
    "https://evil.example/employer/",
    "/jobs",
  ]) {
    const { browser } = await anAccount();
    const response = await browser.submit(`/become-employer?${new URLSearchParams({ next })}`, {});
    assert.is(response.headers.get("Location"), "/employer/dashboard?registered=1");
  }
});

register("leads a visitor whose session ended to the sign-in and back, still on the way", async () => {
  const address = "/become-employer?next=%2Femployer%2Fpost-job";
  const response = await send(address, { method: "POST" });
  assert.is(response.headers.get("Location"), `/sign-in?${new URLSearchParams({ next: address })}`);
  const { browser } = await anEmployer();
  assert.is((await browser.send(address)).headers.get("Location"), "/employer/post-job");
});

register("leads a visitor to the sign-in and back", async () => {
  const response = await send("/become-employer", { method: "POST" });
  assert.is(response.status, 303);
  assert.is(response.headers.get("Location"), "/sign-in?next=%2Fbecome-employer");
});

if (inProcess)
  register("says in the page that it failed", async () => {
    const { browser } = await anAccount();
    const { sql } = await testServices();
    // This database can be read, but refuses every write.
    const reading = new Proxy(sql, {
      apply: (target, self, given: [TemplateStringsArray, ...unknown[]]) =>
        /^\s*update/.test(String(given[0]))
          ? Promise.reject(Object.assign(new Error("read only"), { code: "25006" }))
          : Reflect.apply(target, self, given),
    });
    Object.assign(browser.world, { sql: reading });
    const response = await browser.submit("/become-employer", {});
    assert.is(response.status, 500);
    assert.match(await mainOf(response), "Failed to register as employer");
  });

register.run();
