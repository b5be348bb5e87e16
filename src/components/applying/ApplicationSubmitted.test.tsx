import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { leftToastKey } from "../../../islands/lib/next-page-toast.ts";
import { ApplicationSubmitted } from "./ApplicationSubmitted.tsx";

const receipt = { fee: "$50", marks: [], waived: false, test: false };
const html = renderToStaticMarkup(
  <ApplicationSubmitted
    reference="LF-1"
    job={undefined}
    link={undefined}
    receipt={receipt}
    feeCents={5000}
  />,
);

const submitted = suite("ApplicationSubmitted");

submitted("says without script that the application was submitted", () => {
  assert.match(html, "Application Submitted Successfully!");
  assert.match(html, "Your application has been successfully submitted.");
});

submitted("tells another browser where the fee is told, unless there is none", () => {
  const elsewhere = (feeCents: number) =>
    renderToStaticMarkup(
      <ApplicationSubmitted
        {...{ reference: undefined, job: undefined, link: undefined, receipt, feeCents }}
      />,
    );
  assert.match(elsewhere(5000), "whether the fee was taken");
  assert.not.match(elsewhere(0), /fee was taken|payment is confirmed/);
});

submitted(
  "says first what happened and when an answer comes, but for a job that is closed to its employer",
  () => {
    const at = new Date("2026-11-27T12:00:00Z");
    const sent = {
      at,
      voyage: { destination: "Norway", nationality: "Filipino", country: "Philippines" } as never,
    };
    const facts = { reference: "LF-1", job: undefined, link: undefined, receipt, feeCents: 5000, sent };
    const lead = (page: ReactElement) => /<p class="lead">(.*?)<\/p>/.exec(renderToStaticMarkup(page))?.[1];
    assert.is(
      lead(<ApplicationSubmitted {...facts} />),
      "We received your application. You hear from us by December 4, 2026.",
    );
    assert.is(
      lead(<ApplicationSubmitted {...facts} closedBecause="employer-suspended" />),
      "We received your application.",
    );
  },
);

submitted("shows the link to the own page directly under the reference, and the map after it", () => {
  const sent = { at: new Date(), voyage: { destination: "Norway", nationality: "Filipino" } };
  const link = { href: "/application/secret", isSecret: true };
  const page = renderToStaticMarkup(
    <ApplicationSubmitted reference="LF-1" job={undefined} {...{ link, receipt, sent }} feeCents={5000} />,
  );
  const reference = page.indexOf("LF-1");
  const places = [
    "This page shows it for one hour only",
    "/application/secret",
    "<svg",
    "What happens next",
  ].map((text) => page.indexOf(text, reference));
  assert.ok(reference > 0 && places.every((place) => place > 0));
  assert.equal(
    places,
    [...places].sort((one, other) => one - other),
  );
});

submitted("says what a toast says in a notice that only browsers without script show", () => {
  const [notice] = /<div[^>]*without-toast.*?<\/p>/s.exec(html)!;
  assert.match(notice, "successfully submitted");
  assert.is(html.split("successfully submitted").length, 2);
});

submitted("fetches a script only where the page before left a toast", () => {
  assert.match(html, `<is-land name="LeftToast" when="kept" kept="${leftToastKey}"`);
});

submitted("names the exception wherever it calls the fee non-refundable", () => {
  assert.match(html, "paid once and non-refundable, except as the terms say.");
  assert.match(html, '<a href="/terms#clause-9">When we refund the fee</a>');
});

submitted.run();
