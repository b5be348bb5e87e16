import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { apply, applyAndPay, postJob } from "../../../tests/support/employer.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { aTalk, sentBy } from "../../../tests/support/messages.ts";
import { Browser } from "../../../tests/support/site.ts";

const inbox = suite("/employer/jobs/:id, the inbox");

const textOf = (html: string) => html.replaceAll("<!-- -->", "");

/** An employer with a job for which two candidates applied and paid. */
async function twoApplications() {
  const employer = await anEmployer();
  const job = await postJob(employer);
  const [ada, ben] = [unique("Ada"), unique("Ben")];
  const first = await applyAndPay(job.id, { fullName: ada }, new Browser());
  await applyAndPay(job.id, { fullName: ben }, new Browser());
  const read = async (address = `/employer/jobs/${job.id}`) =>
    textOf(await (await employer.browser.send(address)).text());
  const answer = (form: Record<string, string>, query = "") =>
    employer.browser.submit(`/employer/applications/${first.id}/status${query}`, form);
  return { employer, job, id: first.id, ada, ben, read, answer };
}

const openRows = (html: string) =>
  [...html.matchAll(/<details name="application" id="row-([^"]+)" open="">/g)].map(([, id]) => id);

inbox("is a list of closed rows, of which the address opens one", async () => {
  const { job, id, read } = await twoApplications();
  assert.equal(openRows(await read()), []);
  assert.equal(openRows(await read(`/employer/jobs/${job.id}?open=${id}`)), [id]);
});

inbox("marks each candidate with initials, which no screen reader says", async () => {
  const employer = await anEmployer();
  const job = await postJob(employer);
  await applyAndPay(job.id, { fullName: "Ngozi Okafor" }, new Browser());
  const html = await (await employer.browser.send(`/employer/jobs/${job.id}`)).text();
  assert.match(html, /<span class="face face-\d+ face-person" aria-hidden="true">NO<\/span>/);
});

inbox("opens the only application", async () => {
  const employer = await anEmployer();
  const job = await postJob(employer);
  const { id } = await applyAndPay(job.id, {}, new Browser());
  const html = await (await employer.browser.send(`/employer/jobs/${job.id}`)).text();
  assert.equal(openRows(html), [id]);
});

inbox("names who is signed in and counts the applications that nobody answered", async () => {
  const { employer, read, answer } = await twoApplications();
  const { firstName, lastName, email } = employer.user;
  const header = async () => (await read("/employer/dashboard")).split("</header>")[0] ?? "";
  assert.match(await header(), `${firstName} ${lastName}`);
  assert.match(await header(), email);
  assert.match(await header(), '<span class="desk-count">2<span class="unseen"> applications to answer');
  await answer({ status: "rejected" });
  assert.match(await header(), '<span class="desk-count">1<');
  assert.match(await read("/employer/dashboard"), '<b class="new-count">1 to answer</b>');
});

inbox("counts an application as one to answer until the employer writes, not when it is opened", async () => {
  const talk = await aTalk();
  const read = async (path: string) => textOf(await (await talk.employer.browser.send(path)).text());
  await read(`/employer/jobs/${talk.job.id}?open=${talk.id}`);
  assert.match(await read("/employer/dashboard"), '<b class="new-count">1 to answer</b>');
  await sentBy(talk, "employer", "Which ships have you sailed on?");
  assert.not.match(await read("/employer/dashboard"), /class="(new-count|desk-count)"/);
});

inbox("shows another employer's name to nobody", async () => {
  const [one, other] = [await anEmployer(), await anEmployer()];
  const html = await (await one.browser.send("/employer/dashboard")).text();
  assert.not.match(html, other.user.email);
});

/** The open row, from its name to its end. */
const paneOf = (html: string, id: string) =>
  html.split(`id="application-${id}"`)[1]?.split("</li><li")[0] ?? "";

const isInOrder = (text: string, ...parts: string[]) => {
  const places = parts.map((part) => text.indexOf(part));
  assert.equal(
    places.toSorted((a, b) => a - b),
    places,
    parts.join(", "),
  );
  assert.ok(!places.includes(-1), parts.join(", "));
};

inbox("shows the CV, the qualification and the experience above the verdicts", async () => {
  const { id, read } = await twoApplications();
  isInOrder(paneOf(await read(), id), ">Resume/CV", ">Qualification<", ">Experience<", ">Interview<");
});

inbox("repeats the status beside the name of the opened application", async () => {
  const { id, ada, read } = await twoApplications();
  assert.match(paneOf(await read(), id), `${ada}</h3><span class="badge">Submitted</span>`);
});

inbox("shows a badge in a row only for what differs from most rows", async () => {
  const { job, employer, id, answer, read } = await twoApplications();
  const badgesOf = async (row: string) =>
    /<span class="badges">(.*?)<\/span><time/s.exec(paneOf(await read(), row))![1]!;
  assert.is(
    await badgesOf(id),
    '<span class="usual">Submitted</span><span class="usual">Paid</span>',
    "a new one that is paid",
  );
  await answer({ status: "interviewed" });
  assert.is(
    await badgesOf(id),
    '<span class="badge badge-info">Interviewed</span><span class="usual">Paid</span>',
    "an answered one",
  );
  assert.match(await badgesOf(await apply(job.id)), '<span class="badge badge-warn">Fee pending</span>');
  const other = await postJob(employer);
  await apply(other.id);
  assert.match(await read(`/employer/jobs/${other.id}`), '<span class="usual">Fee pending</span>');
});

inbox("leads to the job as it was in the line of the reference", async () => {
  const { id, read } = await twoApplications();
  const pane = paneOf(await read(), id);
  isInOrder(pane, ">Resume/CV", ">Answer<", "Reference ", "The job as it was when this candidate applied");
});

inbox(
  "says beside each verdict what it does, when the email goes out, and gives each its own look",
  async () => {
    const { id, read } = await twoApplications();
    const pane = paneOf(await read(), id);
    const verdicts = [
      ["interview", "btn", "The candidate reads “Under Review”. Then you offer times."],
      ["maybe", "btn btn-quiet", "The candidate reads “Under Review”."],
      ["no", "btn btn-quiet btn-no", "The candidate reads “Rejected”."],
    ] as const;
    for (const [verdict, look, said] of verdicts) {
      const button = new RegExp(`id="${verdict}-${id}" class="([^"]+)"[^>]*aria-describedby="([^"]+)"`).exec(
        pane,
      );
      assert.is(button?.[1], look);
      assert.match(pane.split(`id="${button?.[2]}">`)[1]?.split("</span>")[0] ?? "", said);
    }
    isInOrder(
      pane,
      ">Interview<",
      ">Maybe<",
      ">No<",
      ">Offer interview times…<",
      ">Make an offer…<",
      ">Reject with a reason…<",
      "We email the candidate ten minutes after",
      ">Or set the status<",
      ">Update status<",
    );
  },
);

inbox("leads to the candidates before and after one, in the same filter", async () => {
  const { job, id, ada, ben, read } = await twoApplications();
  const linkIn = (html: string, text: string) =>
    new RegExp(`<a href="([^"]+)">${text}</a>`).exec(html)?.[1]?.replaceAll("&amp;", "&");
  for (const filter of ["", "status=submitted&"]) {
    const html = await read(`/employer/jobs/${job.id}?${filter}`);
    const next = linkIn(html, `Next: ${ada}`);
    assert.is(next, `/employer/jobs/${job.id}?${filter}open=${id}#candidate-${id}`);
    assert.ok(linkIn(html, `Previous: ${ben}`));
    assert.is(linkIn(html, `Next: ${ben}`), undefined);
    assert.equal(openRows(await read(next?.split("#")[0])), [id]);
  }
});

inbox(
  "shows the messages below the details, and unread ones above the documents, with a link to them",
  async () => {
    const talk = await aTalk();
    const { employer, job, id } = talk;
    const read = async () =>
      paneOf(textOf(await (await employer.browser.send(`/employer/jobs/${job.id}`)).text()), id);
    isInOrder(
      await read(),
      ">Answer<",
      ">Other documents<",
      ">Professional details<",
      ">Personal details<",
      `id="messages-${id}"`,
    );
    await sentBy(talk, "candidate", "When do I start?");
    isInOrder(
      await read(),
      `<a href="#messages-${id}">1 unread message</a>`,
      ">Interview<",
      `id="messages-${id}"`,
      ">Other documents<",
      ">Professional details<",
    );
    isInOrder(await read(), "When do I start?", ">Mark as read<", ">Report this message<", ">Your message<");
  },
);

inbox("folds the form for a message until somebody has written", async () => {
  const talk = await aTalk();
  const { employer, job, id } = talk;
  const read = async () =>
    paneOf(textOf(await (await employer.browser.send(`/employer/jobs/${job.id}`)).text()), id);
  const fold =
    /<details class="begin" id="write-[^"]+"><summary class="btn btn-quiet">Write a message<\/summary><form/;
  assert.match(await read(), fold);
  assert.match(await read(), "gets an email with a link to your message. The answer appears here.");
  await sentBy(talk, "employer", "Which ships have you sailed on?");
  const written = await read();
  assert.not.match(written, fold);
  assert.match(written, ">Your message<");
});

for (const [verdict, status] of [
  ["Maybe", "under_review"],
  ["No", "rejected"],
] as const)
  inbox(`has a button ${verdict}, which sets the status and comes back to the open row`, async () => {
    const { job, id, read, answer } = await twoApplications();
    const form = (await read()).split(`id="application-${id}"`)[1] ?? "";
    assert.match(form, new RegExp(`<button [^>]*value="${status}"[^>]*>${verdict}<`));
    const changed = await answer({ status });
    const address = changed.headers.get("Location") ?? "";
    assert.is(address, `/employer/jobs/${job.id}?updated=${id}#application-${id}`);
    const html = await read(address.split("#")[0]);
    assert.equal(openRows(html), [id]);
    assert.not.match(html, "Offer an interview");
  });

inbox("leads to the interviews after Interview", async () => {
  const { id, ada, read, answer } = await twoApplications();
  const action = `/employer/applications/${id}/status?invite=1`;
  assert.match(await read(), new RegExp(`formAction="${action.replace("?", "\\?")}"[^>]*>Interview<`, "i"));
  const address = (await answer({ status: "under_review" }, "?invite=1")).headers.get("Location") ?? "";
  const html = await read(address.split("#")[0]);
  assert.match(html, `Invite ${ada} to an interview`);
  assert.match(html, new RegExp(`href="/employer/applications/${id}/interviews"[^>]*>Offer an interview<`));
});

inbox.run();
