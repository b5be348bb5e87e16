import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isFrequentPassword } from "./password-frequency.ts";

const frequent = suite("a frequent password");

for (const password of [
  "password123",
  "1234567890",
  "qwertyuiop",
  "1qaz2wsx3edc4rfv",
  "passwordpassword",
  "Password2024!",
  "  Letmein123 ",
  "administrator-1",
  "aaaaaaaaaa",
  "abcabcabcabc",
])
  frequent(`is ${JSON.stringify(password)}`, () => assert.is(isFrequentPassword(password), true));

for (const password of [
  "wind over the harbour",
  "the administrator's password",
  "correct horse battery staple",
  "0123456789abcdef0123456789abcdef",
  "dragon fly over the fjord",
])
  frequent(`is not ${JSON.stringify(password)}`, () => assert.is(isFrequentPassword(password), false));

frequent.run();
