import { suite } from "uvu";
import * as assert from "uvu/assert";
import { testDatabase } from "../../../../tests/support/database.ts";
import { inProcess } from "../../../../tests/support/site.ts";

const words = suite("the words of a text");

const lexemesOf = async (text: string) => {
  const sql = await testDatabase();
  const [row] = await sql<{ lexemes: string[]; stems: string[] }[]>`
    select to_json(tsvector_to_array(search_lexemes(${text}))) as lexemes,
      (select coalesce(json_agg(distinct search_stem(word) order by search_stem(word)), '[]')
        from unnest(search_words(${text})) as word) as stems`;
  return row!;
};

words("are the same for a job and for a query", async () => {
  for (const text of [
    "8e296a 4e732c 1e5 02e74f q12e34ab 9001",
    "C++ C# .NET 2/E A/B bos'n bos’n",
    "Zürich Ålesund naïve Œuvre straße",
    "лоцман сварщик матроса",
    "لحّام بحّار مهندسة",
    "वेल्डर नाविक",
    "café—bar ⚓welder🚢 21½ 90°C",
    "x".repeat(200),
    "",
    " - / \u0007",
  ]) {
    const { lexemes, stems } = await lexemesOf(text);
    assert.equal([...lexemes].map((lexeme) => lexeme.slice(0, 60)).sort(), [...stems].sort(), text);
  }
});

words("keep short forms and drop signs", async () => {
  assert.equal((await lexemesOf("C++, C# & 2/E – ⚓")).lexemes, ["2e", "cplusplus", "csharp"]);
});

if (inProcess) words.run();
