import axe from "axe-core";
import type { Page } from "playwright";

/** Lists what axe finds wrong, one line for each place: the rule, the element, the reason. */
export async function violationsOf(page: Page, onlyRule?: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    resultTypes: ["violations", "incomplete"],
    preload: false,
    ...(onlyRule ? { runOnly: [onlyRule] } : { rules: { "target-size": { enabled: true } } }),
  };
  const { violations, incomplete } = await page.evaluate(
    (given) => (window as unknown as { axe: typeof axe }).axe.run(document, given),
    options,
  );
  const invisible = incomplete.map((result) => ({ ...result, nodes: result.nodes.filter(isInvisible) }));
  return [...violations, ...invisible].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")}: ${reason(failureSummary)}`),
  );
}

/** axe leaves it to a person to judge a text that has the colour of its ground. */
const isInvisible = ({ any }: axe.NodeResult) => any.some(({ data }) => data?.messageKey === "equalRatio");

const reason = (summary: string) => summary.split("\n").slice(1).join(" ").trim();
