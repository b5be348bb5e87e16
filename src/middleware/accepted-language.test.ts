import { suite } from "uvu";
import * as assert from "uvu/assert";
import { acceptedLanguage } from "./accepted-language.ts";

const accepted = suite("the language that a request accepts");

for (const [header, locale] of [
  ["es", "es"],
  ["es-MX,es;q=0.9,en;q=0.8", "es"],
  ["en;q=0.8, ar-EG", "ar"],
  ["fr-FR, fr;q=0.9", "en"],
  ["fr, es;q=0.5, en;q=0.4", "es"],
  ["ES-mx", "es"],
  ["es;q=0, ar;q=0.1", "ar"],
  ["en-GB, es", "en"],
  ["*", "en"],
  [";;,,q=1", "en"],
  ["", "en"],
  [undefined, "en"],
] as const)
  accepted(`is ${locale} for ${header}`, () => {
    assert.is(acceptedLanguage(header, ["en", "es", "ar"]), locale);
  });

accepted("is never a language that is turned off", () => {
  assert.is(acceptedLanguage("es, ar;q=0.5", ["en", "ar"]), "ar");
});

accepted.run();
