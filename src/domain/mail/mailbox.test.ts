import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mailboxOf } from "./mailbox.ts";

const mailbox = suite("the mailbox of an address");

for (const [address, expected] of [
  ["maria@example.com", "maria@example.com"],
  ["Maria@Example.com", "maria@example.com"],
  ["maria+jobs@example.com", "maria@example.com"],
  ["maria+a+b@example.com", "maria@example.com"],
  ["m.aria@example.com", "m.aria@example.com"],
  ["M.a.r.i.a+jobs@gmail.com", "maria@gmail.com"],
  ["maria@googlemail.com", "maria@gmail.com"],
  ["+jobs@example.com", "+jobs@example.com"],
] as const)
  mailbox(`is ${expected} for ${address}`, () => assert.is(mailboxOf(address), expected));

mailbox.run();
