import { renderToStaticMarkup } from "react-dom/server";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { Header } from "./Header.tsx";

const marked = (path: string) =>
  [
    ...renderToStaticMarkup(<Header path={path} otherLanguages={[]} />).matchAll(
      /href="([^"]+)" aria-current="(\w+)"/g,
    ),
  ].map(([, href, value]) => `${href} ${value}`);

const header = suite("Header");

header("marks the link of the page itself", () => {
  assert.equal(marked("/"), ["/ page"]);
  assert.equal(marked("/jobs"), ["/jobs page"]);
});

header("marks the list above a vacancy", () => {
  assert.equal(marked("/jobs/country/norway"), ["/jobs true"]);
});

header("marks nothing on a page without a link", () => {
  assert.equal(marked("/terms"), []);
});

header("leads from the menu of a small screen to the status and to the page about safety", () => {
  const html = renderToStaticMarkup(<Header path="/" otherLanguages={[]} />);
  for (const [href, label] of [
    ["/track", "Follow your application"],
    ["/safety", "How we keep you safe"],
  ])
    assert.match(html, `<li class="menu"><a href="${href}">${label}</a>`);
});

header("leaves both out where the foot is a row of links", () => {
  const html = renderToStaticMarkup(<Header path="/apply" otherLanguages={undefined} />);
  assert.not.match(html, '<li class="menu">');
});

header.run();
