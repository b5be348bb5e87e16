import { renderToStaticMarkup } from "react-dom/server";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { destinationCountries } from "../../shared/jobs/countries.ts";
import { Flag } from "./Flag.tsx";
import { flags } from "./flags.ts";

const render = (country: string) => renderToStaticMarkup(<Flag country={country} />);
const flag = suite("Flag");

flag("draws every destination", () => {
  assert.equal(
    destinationCountries.filter(({ name }) => !flags.has(name)),
    [],
  );
});

flag("is hidden from screen readers, since the name stands beside it", () => {
  assert.match(render("Norway"), /^<svg class="flag" [^>]*aria-hidden="true"/);
});

flag("is at most 1,100 bytes", () => {
  for (const country of flags.keys()) assert.ok(render(country).length <= 1100, country);
});

flag("draws a globe for any other country", () => {
  assert.is(render("Atlantis"), render("constructor"));
  assert.is.not(render("Atlantis"), render("Norway"));
});

flag.run();
