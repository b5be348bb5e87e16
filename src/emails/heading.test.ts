import { suite } from "uvu";
import * as assert from "uvu/assert";
import { everyMailIn } from "../../tests/states/every-mail.ts";
import { usual } from "../../tests/states/mail-facts.ts";
import { loadLanguage } from "../content/words.ts";
import { locales } from "../shared/languages.ts";
import { withHeading } from "./heading.ts";

const headings = suite("the heading of an email");

headings("is the event of its subject, and what it is about stands alone", () => {
  for (const [subject, about, heading] of [
    ["Cook, Quay: we refunded $50", "Cook, Quay", "We refunded $50"],
    ["Cook, Quay : l’offre a changé", "Cook, Quay", "L’offre a changé"],
    ["\u2068Cook\u2069: قُبل العرض (\u2068K7QM-4RTX-9DWP\u2069)", "Cook", "قُبل العرض"],
    ["Cook: offer accepted (K7QM-4RTX-9DWP)", "Cook", "Offer accepted"],
    ["We refused your job: Cook: nights", "Cook: nights", "We refused your job"],
  ] as const)
    assert.equal(withHeading(subject, about), { subject, heading, about });
});

headings("is the subject where the event names something in its middle", () => {
  const subject = "A code for Quay at Landfall";
  assert.equal(withHeading(subject, "Quay"), { subject });
});

for (const locale of locales)
  headings(`names no job and no company in ${locale}, when they stand above it`, async () => {
    await loadLanguage(locale);
    const mails = Object.entries(everyMailIn(locale, usual));
    const wrong = mails.filter(
      ([, { heading = "", about }]) => about && (!heading || /Second Cook|Northern Quay/.test(heading)),
    );
    assert.equal(
      wrong.map(([kind]) => kind),
      [],
    );
    assert.ok(mails.filter(([, { about }]) => about).length >= 28);
  });

headings.run();
