import { renderToStaticMarkup } from "react-dom/server";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { Pagination } from "./Pagination.tsx";

const render = (page: number, pages: number) =>
  renderToStaticMarkup(<Pagination page={page} pages={pages} hrefOf={(n) => `/jobs?page=${n}`} />);
const shown = (page: number, pages: number) =>
  [...render(page, pages).matchAll(/>(\d+|…)</g)].map(([, text]) => text).join(" ");

const pagination = suite("Pagination");

pagination("is nothing for a list of one page", () => {
  assert.is(render(1, 1), "");
});

pagination("shows the first, the last and the neighbours of the current page", () => {
  assert.is(shown(7, 49), "1 … 6 7 8 … 49");
});

pagination("shows a single page in a gap instead of leaving it out", () => {
  assert.is(shown(4, 7), "1 2 3 4 5 6 7");
});

pagination("marks the current page", () => {
  assert.match(render(2, 3), /<a href="\/jobs\?page=2" aria-current="page" data-of="Page 2 of 3">2<\/a>/);
});

pagination("leads back from every page but the first, and on from every page but the last", () => {
  assert.not.match(render(1, 3), /rel="prev"/);
  assert.match(render(1, 3), /page=2" rel="next"/);
  assert.match(render(3, 3), /page=2" rel="prev"/);
  assert.not.match(render(3, 3), /rel="next"/);
});

pagination("says on the last page that the list goes on where its pages end", () => {
  const last = (page: number) =>
    renderToStaticMarkup(<Pagination page={page} pages={3} cut hrefOf={(n) => `/jobs?page=${n}`} />);
  assert.match(last(3), "There are more jobs than this list can show");
  assert.not.match(last(2), "There are more jobs than this list can show");
});

pagination.run();
