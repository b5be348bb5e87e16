import { suite } from "uvu";
import * as assert from "uvu/assert";
import { asciiEmail, emailAddress } from "./email-address.ts";

const addresses = suite("an email address");
const rule = emailAddress("Invalid email address");

for (const [typed, stored] of [
  ["maria@example.com", "maria@example.com"],
  [" Maria@Example.com ", "Maria@Example.com"],
  ["maria@bücher.example", "maria@xn--bcher-kva.example"],
  ["maria@BÜCHER.example", "maria@xn--bcher-kva.example"],
  ["maria@xn--bcher-kva.example", "maria@xn--bcher-kva.example"],
  ["info@пример.рф", "info@xn--e1afmkfd.xn--p1ai"],
  ["info@例え。テスト", "info@xn--r8jz45g.xn--zckzah"],
  ["o'neil+jobs@sub.münchen.de", "o'neil+jobs@sub.xn--mnchen-3ya.de"],
] as const)
  addresses(`is stored as ${stored} for ${typed}`, () => {
    assert.is(rule.parse(typed), stored);
  });

for (const typed of [
  "maria",
  "maria@",
  "@bücher.example",
  "maria@bücher",
  "maria@bü cher.example",
  "maria@bücher.example/path",
  "maria@bücher.example:25",
  "maria@user@bücher.example",
  "márìa@example.com",
  `${"m".repeat(190)}@${"bücher.".repeat(7)}example`,
])
  addresses(`is refused: ${typed.slice(0, 40)}`, () => {
    const { success, error } = rule.safeParse(typed);
    assert.not(success);
    assert.ok(error?.issues.every(({ message }) => message === "Invalid email address"));
  });

addresses("stays as it is where it has no international domain", () => {
  for (const text of ["", "maria", "Maria@Example.COM", "müller", "a@b c"]) assert.is(asciiEmail(text), text);
});

addresses.run();
