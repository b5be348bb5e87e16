import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Answers } from "../../src/shared/applying/application.ts";
import { openDraftSaving } from "./draft-saving.ts";
import type { Placed, Saved } from "./save-draft.ts";

const saving = suite("the saving of a draft");

type Sent = Omit<Placed, "jobId">;

const lost: Saved = { saved: false, issues: [], passing: true };
const refusal = (path: string): Saved => ({
  saved: false,
  issues: [{ path, message: "Wrong" }],
  passing: false,
});

/** A tab, and a server with one draft. `then` lets one call fail. */
function aTab(drawn: Answers, { draft = "one" as string | null } = {}) {
  const tab = { answers: { ...drawn }, known: [] as Answers[], sent: [] as Sent[] };
  const server = { draft: draft ?? "one", answers: { ...drawn } };
  const next: ((part: Sent) => Promise<Saved | undefined>)[] = [];
  const hold = (part: Sent): Saved => {
    server.answers = { ...server.answers, ...part.answers };
    return { saved: true, issues: [], draft: server.draft, answers: { ...server.answers }, documents: {} };
  };
  const made = openDraftSaving({
    draft,
    answers: drawn,
    read: () => ({ answers: tab.answers, documents: { resumeUrl: { name: "cv.pdf" } } }),
    show: (answers) => {
      tab.answers = answers;
    },
    send: async (part) => {
      tab.sent.push(part);
      return (await next.shift()?.(part)) ?? hold(part);
    },
    onSaved: (answers) => void tab.known.push(answers),
  });
  const type = (answers: Answers) => {
    tab.answers = { ...tab.answers, ...answers };
  };
  return { tab, server, next, hold, type, ...made, made };
}

saving("sends only what this tab changed, and shows what the draft holds", async () => {
  const { tab, server, type, save } = aTab({ fullName: "Maria", address: "old" });
  server.answers.address = "of another tab";
  type({ fullName: "Maria Santos" });
  assert.is((await save()).saved, true);
  assert.equal(tab.sent[0]?.answers, { fullName: "Maria Santos" });
  assert.equal(tab.answers, { fullName: "Maria Santos", address: "of another tab" });
  assert.equal(tab.known, [{ fullName: "Maria Santos" }]);
});

saving("leaves what is typed while a save is under way", async () => {
  const { tab, server, type, save, next } = aTab({ fullName: "Maria", address: "old" });
  server.answers.address = "of another tab";
  type({ fullName: "Mario" });
  next.push(async () => void type({ fullName: "Marion", address: "typed since" }));
  await save();
  assert.equal(tab.answers, { fullName: "Marion", address: "typed since" });
  await save();
  assert.equal(tab.sent[1]?.answers, { fullName: "Marion", address: "typed since" });
});

saving("leaves what is typed and not sent yet when a document is saved", async () => {
  const { tab, type, savePart } = aTab({ fullName: "Maria" });
  type({ fullName: "Maria Santos" });
  await savePart({ answers: { resumeUrl: "reference" } });
  assert.equal(tab.sent[0]?.answers, { resumeUrl: "reference" });
  assert.equal(tab.answers, { fullName: "Maria Santos", resumeUrl: "reference" });
});

saving("sends one save after the other, so that the newer one arrives last", async () => {
  const { tab, server, type, save, next } = aTab({ fullName: "Maria" });
  let answer = () => {};
  next.push(() => new Promise((resolve) => (answer = () => resolve(undefined))));
  type({ fullName: "first" });
  const first = save();
  await Promise.resolve();
  type({ fullName: "second" });
  const second = save();
  await new Promise((resolve) => setTimeout(resolve));
  assert.is(tab.sent.length, 1);
  answer();
  await Promise.all([first, second]);
  assert.equal(
    tab.sent.map(({ answers }) => answers),
    [{ fullName: "first" }, { fullName: "second" }],
  );
  assert.is(server.answers.fullName, "second");
});

saving("sends again what the server may have saved, also when it was typed back", async () => {
  const { tab, server, type, save, hold, next } = aTab({ fullName: "Maria" });
  type({ fullName: "by mistake" });
  next.push(async (part) => {
    hold(part);
    return lost;
  });
  assert.is((await save()).saved, false);
  type({ fullName: "Maria" });
  await save();
  assert.is(server.answers.fullName, "Maria");
  await save();
  assert.equal(tab.sent[2]?.answers, {});
});

saving("does not send again what the server has refused and the tab has taken back", async () => {
  const { tab, type, save, next } = aTab({ fullName: "Maria" });
  type({ fullName: "too long" });
  next.push(async () => refusal("fullName"));
  await save();
  type({ fullName: "Maria" });
  await save();
  assert.equal(tab.sent[1]?.answers, {});
});

saving("sends all answers when the draft was made anew", async () => {
  const { tab, server, type, save, made } = aTab({
    fullName: "Maria",
    address: "14 Harbour",
    resumeUrl: "cv",
  });
  server.draft = "two";
  server.answers = {};
  type({ fullName: "Maria Santos" });
  assert.is((await save()).saved, true);
  const all = { fullName: "Maria Santos", address: "14 Harbour", resumeUrl: "cv" };
  assert.equal(server.answers, all);
  assert.equal(tab.answers, all);
  assert.equal(tab.sent[1]?.documents, { resumeUrl: { name: "cv.pdf" } });
  assert.is(made.id, "two");
});

saving("takes the id of the draft that another tab began, and sends nothing twice", async () => {
  const { tab, type, save, made } = aTab({}, { draft: null });
  type({ fullName: "Maria" });
  await save();
  assert.is(made.id, "one");
  assert.is(tab.sent.length, 1);
});

saving("gives up a file that went with the draft", async () => {
  const { tab, server, type, save, next } = aTab({ fullName: "Maria", address: "old", resumeUrl: "cv" });
  server.draft = "two";
  server.answers = {};
  next.push(
    async () => undefined,
    async () => refusal("resumeUrl"),
  );
  type({ fullName: "Maria Santos" });
  assert.is((await save()).saved, true);
  assert.equal(server.answers, { fullName: "Maria Santos", address: "old" });
  assert.is(tab.answers.resumeUrl, "");
});

saving("says which documents it knows in the places that it fills", async () => {
  const { tab, savePart } = aTab({ certificatesUrl: "first" });
  await savePart({ answers: { certificate1: "second" } });
  await savePart({ answers: { certificatesUrl: "" } });
  await savePart({ answers: { resumeUrl: "cv" } });
  assert.equal(
    tab.sent.map(({ replaces }) => replaces),
    [{ certificate1: "" }, { certificatesUrl: "first" }, {}],
  );
});

saving.run();
