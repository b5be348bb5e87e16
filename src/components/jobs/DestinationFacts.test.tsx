import { renderToStaticMarkup } from "react-dom/server";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { destinations } from "../../content/destinations.ts";
import { DestinationFacts } from "./DestinationFacts.tsx";

const facts = suite("the facts of a destination");

const payOf = (pay: { jobs: number; salaryMin: number; salaryMax: number } | undefined, samples: number) =>
  /<dt>([^<]*)<\/dt>/.exec(
    renderToStaticMarkup(
      <DestinationFacts destination={destinations[0]!} pay={pay} counted={{ jobs: 6, samples }} />,
    ),
  )?.[1];

facts("say which part of the counted pay is that of samples", () => {
  const pay = { jobs: 6, salaryMin: 2_000, salaryMax: 9_000 };
  assert.is(payOf(pay, 6), "Typical pay per month, all samples");
  assert.is(payOf(pay, 1), "Typical pay per month, some are samples");
  assert.is(payOf(pay, 0), "Typical pay per month");
});

facts("say nothing of samples where nothing was counted", () => {
  assert.is(payOf(undefined, 6), "Typical pay per month");
});

facts("say of ten jobs or more what most of them pay", () => {
  const textOf = (jobs: number) =>
    renderToStaticMarkup(
      <DestinationFacts
        destination={destinations[0]!}
        pay={{ jobs, salaryMin: 2_000, salaryMax: 9_000 }}
        counted={{ jobs: 40, samples: 0 }}
      />,
    );
  assert.match(textOf(9), "Lowest to highest pay of the open jobs.");
  assert.match(textOf(10), "What most open jobs here pay.");
});

facts.run();
