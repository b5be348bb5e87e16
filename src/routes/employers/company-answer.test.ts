import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { aMandateRequest, asked, decide, waitingRequest } from "../../../tests/support/mandates.ts";
import { longestMandateAnswer } from "../../shared/employers/mandate-request.ts";

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
  const read = async (query = "") => (await employer.browser.send(path + query)).text();
  const send = (differences: object) => employer.browser.submit(path, { ...form, ...differences });
  return { employer, company, id, read, send };
}

answers("have their field and their files directly below the question, and all else after it", async () => {
  const { read } = await anAskedEmployer();
  const order = [
    "Which office?",
    'name="answer"',
    'id="files"',
    "Answer the question",
    "What we have on file",
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

answers("are about the company of the question alone", async () => {
  const { company, read, send } = await anAskedEmployer();
  const page = await read();
  assert.match(page, `<input type="hidden" form="request" name="company" value="${company}"/>`);
  assert.not.match(page, '<input id="company"');
  const elsewhere = await send({ company: unique("Elsewhere"), answer: "Bergen" });
  assert.is(elsewhere.status, 409);
  assert.match(await elsewhere.text(), "We have no open question on this company. Nothing was sent.");
});

answers("to a second question have a page of their own", async () => {
  const { employer, read } = await anAskedEmployer();
  const { id } = await asked(employer);
  await decide(administrator, id, { decision: "ask", reason: "Which ships?" });
  const [link] = (await read()).match(/\/employer\/company\?company=[^"]*#answer/g) ?? [];
  assert.ok(link);
  const { searchParams } = new URL(link, "http://site");
  const page = await read(`?${searchParams}`);
  const [, answered] = /name="company" value="([^"]*)"/.exec(page) ?? [];
  assert.is(answered, searchParams.get("company"));
});

answers("may be as long as their field in lines, too", async () => {
  const { id, send } = await anAskedEmployer();
  const lines = Array(longestMandateAnswer / 2).fill("a");
  assert.is((await send({ answer: lines.join("\r\n") })).status, 303);
  assert.is((await waitingRequest(administrator, id))?.answer, lines.join("\n"));
});

answers.run();
