import { suite } from "uvu";
import * as assert from "uvu/assert";
import { unique } from "../../tests/support/fixtures.ts";
import { fieldMessages, post } from "../../tests/support/site.ts";
import { text, visibleText } from "./text.ts";

const visible = suite("texts");

const stripped: [what: string, sign: string][] = [
  ...["\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069"].map(
    (sign): [string, string] => ["a sign that turns the direction", sign],
  ),
  ["a zero-width space", "\u200b"],
  ["a mark of direction", "\u200e"],
  ["a mark of direction", "\u200f"],
  ["a mark of direction", "\u061c"],
  ["a word joiner", "\u2060"],
  ["an invisible sign of arithmetic", "\u2063"],
  ["a soft hyphen", "\u00ad"],
  ["a byte order mark", "\ufeff"],
  ["a filler of Hangul", "\u3164"],
  ["a tag", "\u{e0041}"],
  ["a joiner between letters that do not join", "\u200d"],
  ["a selector of a variant that the letter does not have", "\ufe00"],
  ["a mark of a note between lines", "\ufff9"],
  ["a place of a picture that was not pasted", "\ufffc"],
  ["a musical sign without a head", "\u{1d159}"],
  ["a filler of Khitan", "\u{16fe4}"],
  ["a blank of Egyptian", "\u{13441}"],
];

for (const [what, sign] of stripped)
  visible(`lose ${what} (U+${sign.codePointAt(0)!.toString(16)})`, () => {
    assert.is(visibleText(`${sign}Ma${sign}ria${sign}`), "Maria");
  });

for (const word of [
  "می\u200cخواهم",
  "क्\u200dष",
  "👩\u200d🚒",
  "❤\ufe0f",
  "ᠠ\u180b",
  "Zürich",
  "Nguyễn",
  "Иван",
  "山田 太郎",
  "٣\u0600",
  "1\ufe0f\u20e3",
  "❤\ufe0f\u200d🔥",
  "⠓⠊\u2800⠽⠕⠥",
])
  visible(`keep ${word} as it is spelled`, () => {
    assert.is(visibleText(word), word);
  });

visible("are trimmed of what cannot be seen at their ends", () => {
  assert.is(visibleText(" \u200d\u200b\u00a0Maria\u200c \u200b\n"), "Maria");
  assert.is(visibleText("\u2800\ufe0f Maria\u2800 \ufe0f\u2800"), "Maria");
});

visible("take no longer for a long run of spaces within", () => {
  const took = (spaces: number) => {
    const text = `x${" ".repeat(spaces)}x`;
    const times = Array.from({ length: 5 }, () => {
      const begun = performance.now();
      assert.is(visibleText(text), text);
      return performance.now() - begun;
    });
    return Math.min(...times);
  };
  took(1_000);
  // Ten times the length should take ten times the time. Comparing each space with each other one would take a
  // hundred times.
  assert.ok(took(30_000) < 50 * took(3_000));
});

visible("are missing when nothing of them can be seen", () => {
  const name = text({ label: "Name", max: 10, message: "Name is required" });
  for (const value of [
    "\u200b",
    "\u200d\u200d",
    "\u3164 \u2066\u2069",
    "\u2800",
    " \ufe0f\u2800\ufe0e",
    "\u180b",
  ])
    assert.is(name.safeParse(value).error?.issues[0]?.message, "Name is required");
});

visible("are too short when only invisible signs make them longer", () => {
  const name = text({ label: "Name", min: 3, max: 99, message: "Name is too short" });
  for (const value of ["ب\u200d\u200dب", "❤\ufe0f❤\ufe0f", "M\u200d\u200da"])
    assert.is(name.safeParse(value).error?.issues[0]?.message, "Name is too short");
  for (const value of ["بب\u200cب", "a b", "❤\ufe0f❤\ufe0f❤\ufe0f"]) assert.ok(name.safeParse(value).success);
});

for (const sign of ["\u0000", "\u0007", "\u001b", "\u0085", "\u009b", "\n", "\u2028", "\u2029"])
  visible(`refuse U+${sign.codePointAt(0)!.toString(16)} in one line`, () => {
    const name = text({ label: "Name", max: 10, message: "Name is required" });
    assert.is(
      name.safeParse(`a${sign}b`).error?.issues[0]?.message,
      "Name must not contain control characters",
    );
  });

visible("keep their lines where they may have some, and refuse other control characters there", () => {
  const story = text({ label: "Story", max: 99, message: "Story is required", lines: true });
  assert.is(story.parse("one\ntwo\n\tthree\u202e"), "one\ntwo\n\tthree");
  for (const sign of ["\u0000", "\u0085", "\u009b"]) assert.not(story.safeParse(`a${sign}b`).success);
});

visible("count a line break as one character, as the browser's own limit does", () => {
  const story = text({ label: "Story", max: 7, message: "Story is required", lines: true });
  for (const sent of ["one\r\ntwo", "one\rtwo", "one\ntwo"]) assert.is(story.parse(sent), "one\ntwo");
  assert.not(story.safeParse("one\r\ntwo!").success);
});

visible("are kept as people see them", async () => {
  const candidateName = unique("Maria");
  const review = {
    candidateName: `\u202e${candidateName}\u200b`,
    country: "Norway",
    jobObtained: "Crane \u2066operator\u2069",
    rating: 5,
    review: "They met me at the airport.\n\u200bThe papers were in order.",
  };
  const response = await post("/api/reviews", review);
  assert.is(response.status, 201);
  const saved = (await response.json()) as Record<string, unknown>;
  assert.is(saved.candidateName, candidateName);
  assert.is(saved.jobObtained, "Crane operator");
  assert.is(saved.review, "They met me at the airport.\nThe papers were in order.");
});

visible("count only their visible characters for a minimum", async () => {
  const response = await post("/api/reviews", { candidateName: "M\u200b\u200b" });
  assert.is((await fieldMessages(response)).candidateName, "Name must be at least 2 characters");
});

visible.run();
