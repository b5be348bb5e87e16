import type { EmployerRules } from "../shared/employer-rules.ts";
import type { Variables } from "./variables.ts";

/** A new machine shows the specification as written; where real people or real money come, employers are checked. */
export function employerRules(variables: Variables, production: boolean, live: boolean): EmployerRules {
  const given = variables.text("EMPLOYER_CHECK") && variables.choice("EMPLOYER_CHECK", ["before", "none"]);
  const employerCheck = given || (production || live ? "before" : "none");
  if (employerCheck === "none" && live)
    variables.wrong.push("EMPLOYER_CHECK must be before with a live Stripe key: candidates pay real money.");
  return { employerCheck, unpaidWithheld: employerCheck === "before" || production };
}
