import { suite } from "uvu";
import * as assert from "uvu/assert";
import { saveDraft, savePatiently } from "./save-draft.ts";

const original = globalThis.fetch;
const drafts = suite("saving a draft");
const nothing = { jobId: null, draft: null };

/** Answers the calls in turn. Undefined stands for a lost connection. */
function answering(...answers: (Response | undefined)[]) {
  globalThis.fetch = async () => {
    const answer = answers.shift();
    if (!answer) throw new TypeError("Failed to fetch");
    return answer;
  };
}

/** Gives up at the first wait, and counts the waits. */
function impatience() {
  const controller = new AbortController();
  let waits = 0;
  const onWait = () => {
    waits += 1;
    queueMicrotask(() => controller.abort());
  };
  return { retrying: { signal: controller.signal, onWait }, waits: () => waits };
}

drafts.after.each(() => {
  globalThis.fetch = original;
});

drafts("tells that it is not saved when there is no line", async () => {
  answering(undefined);
  assert.equal(await saveDraft(nothing), { saved: false, issues: [], passing: true });
});

drafts("tells that it is not saved when the server is away, and what the server says", async () => {
  answering(Response.json({ message: "Away" }, { status: 503 }));
  assert.equal(await saveDraft(nothing), {
    ...{ saved: false, issues: [], message: "Away", passing: true },
    ...{ moved: false, sent: undefined },
  });
});

for (const [what, answer] of [
  ["the line is down", undefined],
  ["the server is away", Response.json({}, { status: 502 })],
] as const)
  drafts(`waits for another try when ${what}`, async () => {
    answering(answer);
    const { retrying, waits } = impatience();
    assert.is((await savePatiently(() => saveDraft(nothing), retrying)).saved, false);
    assert.is(waits(), 1);
  });

drafts("names the answer that is refused as its field is named", async () => {
  const message = "This must be at most 2000 characters";
  answering(Response.json({ issues: [{ path: "answers.experience", message }] }, { status: 400 }));
  assert.equal((await saveDraft(nothing)).issues, [{ path: "experience", message }]);
});

drafts("asks once when an answer is refused, and tells which", async () => {
  const issues = [{ path: "resumeUrl", message: "Resume is required" }];
  answering(Response.json({ message: "Please check", issues }, { status: 400 }));
  const { retrying, waits } = impatience();
  assert.equal((await savePatiently(() => saveDraft(nothing), retrying)).issues, issues);
  assert.is(waits(), 0);
});

drafts("tells that the draft goes on in another browser, and asks no more", async () => {
  answering(Response.json({ message: "Go on there" }, { status: 409 }));
  const { retrying, waits } = impatience();
  assert.equal(await savePatiently(() => saveDraft(nothing), retrying), {
    ...{ saved: false, issues: [], message: "Go on there", passing: false },
    ...{ moved: true, sent: undefined },
  });
  assert.is(waits(), 0);
});

drafts("tells that the draft was sent already, with the way to it", async () => {
  const link = "/track/mine/1";
  answering(Response.json({ message: "Sent already", link }, { status: 409 }));
  assert.equal(await saveDraft(nothing), {
    ...{ saved: false, issues: [], message: "Sent already", passing: false },
    ...{ moved: false, sent: link },
  });
});

drafts("is content once the server holds it", async () => {
  answering(Response.json({ saved: true }));
  const { retrying } = impatience();
  assert.is((await savePatiently(() => saveDraft(nothing), retrying)).saved, true);
});

drafts.run();
