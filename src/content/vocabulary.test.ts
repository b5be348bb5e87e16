import { readdirSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { en } from "./en/index.ts";

const vocabulary = suite("vocabulary");

interface Rule {
  word: RegExp;
  say: string;
  /** Texts that keep the word, because the specification has it. */
  except?: readonly string[];
}

const rules: readonly Rule[] = [
  { word: /\be-mail/i, say: "email" },
  { word: /\bapplicants?\b/i, say: "candidate" },
  {
    word: /\bvacanc(y|ies)\b/i,
    say: "job, or vacancies for the number of people that a job wants",
    except: [
      "{n} vacancy",
      "{n} vacancies",
      "{n} total vacancy",
      "{n} total vacancies",
      "Vacancies",
      "Vacancy",
      "Sample vacancy",
      "Sample vacancies",
      "Vacancies must be a whole number from 1 to 100000",
    ],
  },
  {
    word: /\bpositions?\b/i,
    say: "job",
    except: [
      "{n} position across {countries}",
      "{n} positions across {countries}",
      "{n} position",
      "{n} positions",
      "Desired Position",
      "Desired position",
      "Desired position is required",
      "Desired position: {position}",
    ],
  },
  { word: /\b(bears?|bore|borne)\b/i, say: "has" },
  { word: /\b(lies|stands?|standing|stood)\b/i, say: "is" },
  { word: /\b(waits|waited|waiting|awaits?)\b/i, say: "who must do what" },
  { word: /\bheed(s|ed)?\b/i, say: "follow" },
  { word: /\b(whom|whoever)\b/i, say: "who" },
  { word: /\b(hereby|herein|hence|thereof|thereby|upon|shall)\b/i, say: "plain words" },
  { word: /\beras(e|es|ed|ing|ure)\b/i, say: "delete" },
  { word: /\bneed not\b/i, say: "do not need to" },
  { word: /\bjust now\b/i, say: "right now" },
  { word: /\b(of ours|known to us)\b/i, say: "we" },
];

/** Placeholders are names of the code. */
const withoutNames = (text: string) => text.replace(/\$?\{[^}]*\}/g, " ");

function broken(texts: readonly [place: string, text: string][]): string[] {
  return texts.flatMap(([place, text]) =>
    rules
      .filter(({ word, except }) => word.test(withoutNames(text)) && !except?.includes(text))
      .map(
        ({ word, say }) => `${place}: "${text}" has "${withoutNames(text).match(word)?.[0]}". Say: ${say}.`,
      ),
  );
}

/** Terms of earlier versions: candidates accepted them word for word. */
const isReleased = (file: string) => file.startsWith("content/terms/");

/** Lists quoted texts outside the catalogue that begin like a sentence or a label and are no path. */
function quotedIn(folder: URL): [string, string][] {
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !file.includes(".test.") &&
      // The rules are about English words, and a test of its own reads the catalogue.
      !/^content\/[a-z]{2}\//.test(file) &&
      !isReleased(file),
  );
  return files.flatMap((file) =>
    readFileSync(new URL(file, folder), "utf8")
      .split("\n")
      .filter((line) => !/^\s*(\/\/|\/\*|\*|import )/.test(line))
      .flatMap((line) => [...line.matchAll(/"((?:[^"\\]|\\.)*)"|`([^`]*)`/g)])
      .map(([, plain, template]) => plain ?? template ?? "")
      .filter((text) => /^[A-Z{$]/.test(text) && !/^\S*\/\S*$/.test(text))
      .map((text): [string, string] => [file, text]),
  );
}

vocabulary("is kept by every text of the catalogue", () => {
  assert.equal(broken(Object.entries(en)), []);
});

vocabulary("is kept by every text beside the catalogue", () => {
  const quoted = [new URL("../", import.meta.url), new URL("../../islands/", import.meta.url)].flatMap(
    quotedIn,
  );
  assert.ok(quoted.length > 300, "the texts are found");
  assert.equal(broken(quoted), []);
});

vocabulary("excepts no text that is not there any more", () => {
  const texts = new Set<string>([
    ...Object.values(en),
    ...quotedIn(new URL("../", import.meta.url)).map(([, text]) => text),
  ]);
  assert.equal(
    rules.flatMap(({ except = [] }) => except).filter((text) => !texts.has(text)),
    [],
  );
});

vocabulary("names the text, the word, and the word to say", () => {
  assert.equal(broken([["jobs.title", "No applicant for {position}"]]), [
    'jobs.title: "No applicant for {position}" has "applicant". Say: candidate.',
  ]);
});

vocabulary.run();
