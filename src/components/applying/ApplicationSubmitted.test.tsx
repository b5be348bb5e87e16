import { renderToStaticMarkup } from "react-dom/server";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { leftToastKey } from "../../../islands/lib/next-page-toast.ts";
import { ApplicationSubmitted } from "./ApplicationSubmitted.tsx";

const receipt = { fee: "$50", marks: [], waived: false, test: false };
const html = renderToStaticMarkup(
  <ApplicationSubmitted reference="LF-1" job={undefined} link={undefined} receipt={receipt} />,
);

const submitted = suite("ApplicationSubmitted");

submitted("says without script that the application was submitted", () => {
  assert.match(html, "Application Submitted Successfully!");
  assert.match(html, "Your application has been successfully submitted.");
});

submitted("says it once where script adds a toast", () => {
  const scripted = html.replace(/<noscript>.*?<\/noscript>/s, "");
  assert.not.match(scripted, "successfully submitted");
});

submitted("fetches a script only where the page before left a toast", () => {
  assert.match(html, `<is-land name="LeftToast" when="kept" kept="${leftToastKey}"`);
});

submitted.run();
