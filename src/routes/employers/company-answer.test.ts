import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { aMandateRequest, asked, decide, waitingRequest } from "../../../tests/support/mandates.ts";

const answers = suite("an answer at /employer/company");
const administrator = await signedIn();

const path = "/employer/company";

/** An employer whom the administrator asked something, and the form as the page posts it. */
async function anAskedEmployer() {
  const employer = await anEmployer();
  const { company, country, website, registerNumber, kind, phone } = aMandateRequest();
  const form = { company, country, website, registerNumber, kind, phone };
  const { id } = await asked(employer, form);
  await decide(administrator, id, { decision: "ask", reason: "Which office?" });
  const read = async () => (await employer.browser.send(path)).text();
  const send = (differences: object) => employer.browser.submit(path, { ...form, ...differences });
  return { id, read, send };
}

answers("have their field directly below the question, and all else after it", async () => {
  const { read } = await anAskedEmployer();
  const order = [
    "Which office?",
    'name="answer"',
    "Answer the question",
    "What we have on file",
    'id="files"',
  ];
  const text = await read();
  const places = order.map((words) => text.indexOf(words));
  assert.ok(places[0]! > 0);
  assert.equal(
    places,
    places.toSorted((one, other) => one - other),
  );
});

answers("are asked for where they are missing, and kept where another field is wrong", async () => {
  const { send } = await anAskedEmployer();
  const blank = await send({ answer: "  " });
  assert.is(blank.status, 400);
  assert.match(await blank.text(), /id="answer-error">Write your answer</);
  const wrong = await (await send({ answer: "Bergen", website: "no address" })).text();
  assert.match(wrong, /<textarea[^>]*name="answer"[^>]*>Bergen</);
  assert.match(wrong, /<details class="more" id="ask" open/);
});

answers(
  "are shown with their question to both sides, until another question is answered in words",
  async () => {
    const { id, read, send } = await anAskedEmployer();
    assert.is((await send({ answer: "Bergen" })).status, 303);
    const shown = async () => {
      const request = await waitingRequest(administrator, id);
      return [request?.answeredQuestion, request?.answer];
    };
    assert.equal(await shown(), ["Which office?", "Bergen"]);
    assert.match(await read(), ">Bergen<");
    await decide(administrator, id, { decision: "ask", reason: "Which street?" });
    assert.is((await send({})).status, 303);
    assert.equal(await shown(), ["Which office?", "Bergen"]);
    assert.match(await (await administrator.send("/admin/employers")).text(), ">Bergen<");
  },
);

answers.run();
