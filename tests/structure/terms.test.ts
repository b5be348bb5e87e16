import { readdirSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Term, type Terms, termKinds } from "../../src/shared/jobs/terms.ts";
import { locales } from "../../src/shared/languages.ts";

const languages = "en es fr pt it ru ar hi id fil sw de tr pl uk zh".split(" ");
const folder = new URL("../../sql/terms/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
const read = (file: string) => readFileSync(new URL(file, folder), "utf8");
const groups = files.flatMap((file) => Object.entries(JSON.parse(read(file)) as Terms));
const terms = new Map(groups);

/** Lower case without accents, and blanks for punctuation, as the search reads it. Short forms survive. */
const folded = (phrase: string) =>
  phrase
    .toLowerCase()
    .replaceAll("c++", "cplusplus")
    .replaceAll("c#", "csharp")
    .replaceAll(".net", "dotnet")
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’`]/g, "")
    .normalize("NFC")
    .replace(/(?<![\p{L}\p{N}])([\p{L}\p{N}]{1,2})\/([\p{L}\p{N}]{1,2})(?![\p{L}\p{N}])/gu, "$1$2")
    .replace(/[\s!-/:-@[-`{-~«»–—‘“”…·•،؛؟।]+/g, " ")
    .trim();

/** One line per language, and one for each list of relations. */
function layout(file: Terms): string {
  const line = (key: string, value: unknown) =>
    `${JSON.stringify(key)}: ${JSON.stringify(value, null, 1)
      .replace(/\n\s*/g, " ")
      .replace(/^\[ (.*) \]$/, "[$1]")}`;
  const words = (term: Term) =>
    `"words": {\n${Object.entries(term.words)
      .map(([language, phrases]) => `      ${line(language, phrases)}`)
      .join(",\n")}\n    }`;
  const group = (term: Term) =>
    Object.entries(term)
      .map(([key, value]) => `    ${key === "words" ? words(term) : line(key, value)}`)
      .join(",\n");
  return `{\n${Object.entries(file)
    .map(([id, term]) => `  ${JSON.stringify(id)}: {\n${group(term)}\n  }`)
    .join(",\n")}\n}\n`;
}

const includedBy = (id: string, found = new Set<string>()): Set<string> => {
  for (const narrower of terms.get(id)?.includes ?? [])
    if (!found.has(narrower)) includedBy(narrower, found.add(narrower));
  return found;
};

const broken = (isBroken: (term: Term, id: string) => boolean) =>
  groups.filter(([id, term]) => isBroken(term, id)).map(([id]) => id);

const meaning = suite("terms");

meaning("have a slug of their own in lower case", () => {
  assert.is(terms.size, groups.length);
  assert.equal(
    broken((_, id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)),
    [],
  );
});

meaning("are of a known kind, in known languages", () => {
  assert.equal(
    broken(
      ({ kind, words }) =>
        !termKinds.includes(kind) || !Object.keys(words).every((l) => languages.includes(l)),
    ),
    [],
  );
});

meaning("have an English name unless they are noise", () => {
  assert.equal(
    broken(({ kind, words }) => kind !== "noise" && !words.en?.length),
    [],
  );
});

meaning("know a trade by two phrases at least", () => {
  assert.equal(
    broken(({ kind, words }) => kind === "trade" && Object.values(words).flat().length < 2),
    [],
  );
});

meaning("name a country, sector or level by the value that a job has", () => {
  assert.equal(
    broken((term) => {
      const { kind } = term;
      return (kind === "country" || kind === "sector" || kind === "level") && !term[kind];
    }),
    [],
  );
});

meaning("lead to groups that exist, and never to themselves", () => {
  assert.equal(
    broken(({ near = [], includes = [] }, id) =>
      [...near, ...includes].some((other) => !terms.has(other) || other === id),
    ),
    [],
  );
});

meaning("do not include themselves through others", () => {
  assert.equal(
    broken((_, id) => includedBy(id).has(id)),
    [],
  );
});

meaning("give a phrase to one group only", () => {
  const owners = new Map<string, Set<string>>();
  for (const [id, { words }] of groups)
    for (const phrase of Object.values(words).flat())
      owners.set(folded(phrase), (owners.get(folded(phrase)) ?? new Set()).add(id));
  const shared = [...owners]
    .filter(([, ids]) => ids.size > 1)
    .map(([phrase, ids]) => `${phrase}: ${[...ids]}`);
  assert.equal(shared, []);
});

meaning("hold no empty phrase", () => {
  assert.equal(
    broken(({ words }) =>
      Object.values(words).some((phrases) => phrases.length === 0 || phrases.some((p) => !folded(p))),
    ),
    [],
  );
});

/** A page names the first four, as "Also searched" and as the name of a trade. */
const misspelt = "enginer ingeneer maintenence mantenance technitian operater maneger kubernates twick".split(
  " ",
);

meaning("name no misspelt word first", () => {
  assert.equal(
    broken(({ words }) =>
      (words.en ?? [])
        .slice(0, 4)
        .some((phrase) => phrase.split(" ").some((word) => misspelt.includes(word))),
    ),
    [],
  );
});

/** The pages of trades show these phrases, so a search for one of them is not worth the offence. */
const demeaning = "lascar coolie kuli чорнороб чернорабочий स्वीपर bosero metaleiro".split(" ");
const demeaningPhrases = ["homme de peine", "pembantu rumah tangga", "خادم شخصي"];

meaning("call nobody by a word that demeans", () => {
  assert.equal(
    broken(({ words }) =>
      Object.values(words)
        .flat()
        .map(folded)
        .some(
          (phrase) =>
            demeaningPhrases.map(folded).includes(phrase) ||
            phrase.split(" ").some((word) => demeaning.map(folded).includes(word)),
        ),
    ),
    [],
  );
});

const meant: [phrase: string, trade: string][] = [
  ["mpishi mkuu msaidizi", "sous-chef"],
  ["fundi magari", "auto-mechanic"],
  ["mwashi", "concrete-worker"],
  ["panday", "blacksmith"],
  ["latero", "sheet-metal-worker"],
  ["зварник", "welder"],
  ["автомеханік", "auto-mechanic"],
  ["рефмеханік", "reefer-mechanic"],
  ["донкерман", "pumpman"],
  ["матрос моторист", "gp-rating"],
  ["operador de draga de arrasto", "dredge-operator"],
  ["tukang steger", "scaffolder"],
  ["coq", "ship-cook"],
  ["mozo", "waiter"],
  ["نوتي", "seaman"],
  ["राजगीर", "concrete-worker"],
];

meaning("read the words of a trade as its people do", () => {
  const holds = (id: string, phrase: string) =>
    Object.values(terms.get(id)?.words ?? {})
      .flat()
      .some((other) => folded(other) === folded(phrase));
  assert.equal(
    meant.filter(([phrase, id]) => !holds(id, phrase)),
    [],
  );
});

meaning("keep each language of a group on one line", () => {
  assert.equal(
    files.filter((file) => read(file) !== layout(JSON.parse(read(file)))),
    [],
  );
});

meaning(
  "have a name of their own in each language of the site, so that a link by the name finds them",
  () => {
    const called = new Map<string, Set<string>>();
    for (const [id, { words }] of groups)
      for (const phrase of Object.values(words).flat())
        called.set(folded(phrase), (called.get(folded(phrase)) ?? new Set()).add(id));
    assert.equal(
      broken(({ kind, words }) =>
        locales.some((locale) => {
          const name = words[locale]?.[0];
          return kind === "trade" && name && called.get(folded(name))!.size > 1;
        }),
      ),
      [],
    );
  },
);

meaning.run();
