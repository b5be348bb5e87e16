import { suite } from "uvu";
import * as assert from "uvu/assert";
import { contactOrMoneyIn } from "./contact-or-money.ts";

const words = suite("a job's text");

const met: [rule: string, text: string][] = [
  ["messenger", "Write to us on WhatsApp."],
  ["messenger", "Our Telegram channel has all the details"],
  ["messenger", "Open t.me/crewing for more"],
  ["messenger", "Message the captain on Signal"],
  ["messenger", "Add our LINE ID crew22"],
  ["phone", "Reach Captain Li at +63 917 555 0134"],
  ["phone", "Reach us at 0047 22 33 44 55"],
  ["phone", "Ask for Ana, (0917) 555-0134."],
  ["phone", "Call 555 013 4477 after six"],
  ["money", "A deposit of 200 USD secures your place."],
  ["money", "Pay the processing fee before you join"],
  ["money", "A refundable security deposit is required"],
  ["money", "Send USD 150 by Western Union"],
];
for (const [rule, text] of met)
  words(`meets the rule "${rule}": ${text}`, () => {
    assert.equal(
      contactOrMoneyIn(text).map((mention) => mention.rule),
      [rule],
    );
  });

const harmless = [
  "USD 4,200 - 5,600 a month, 3 vacancies, contract from 01.03.2027 to 31.08.2027",
  "Vessel IMO 9074729, built 1998, 57,000 DWT",
  "Know signal flags and the line handling of moorings",
  "Drill the copper deposit of the northern pit; surveys of ore deposits",
  "We charge no placement fee and never any visa costs",
  "Call sign and telegraph, telephone English",
  "ISO 9001 2015 and STCW A-VI/1, since 2010-05-01",
];
for (const text of harmless)
  words(`meets no rule: ${text}`, () => {
    assert.equal(contactOrMoneyIn(text), []);
    assert.equal(contactOrMoneyIn(text), []);
  });

words("gives each rule once, with the sentence that meets it", () => {
  assert.equal(
    contactOrMoneyIn("Good food. Call +63 917 555 0134 now! Or 0917 555 0134.\nWhatsApp works, too"),
    [
      { rule: "phone", sentence: "Call +63 917 555 0134 now" },
      { rule: "messenger", sentence: "WhatsApp works, too" },
    ],
  );
});

words.run();
