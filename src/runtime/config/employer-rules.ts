import type { EmployerRules } from "../../shared/employers/employer-rules.ts";
import type { Variables } from "./variables.ts";

/** Production checks employers. A new machine does not, so that an employer's first job is public at once. */
export function employerRules(variables: Variables, production: boolean, live: boolean): EmployerRules {
  const employerCheck = variables.read("EMPLOYER_CHECK") ?? (production || live ? "before" : "none");
  if (employerCheck === "none" && live)
    variables.wrong.push(
      "EMPLOYER_CHECK must be before with a live Stripe key, because candidates pay real money.",
    );
  return { employerCheck, unpaidWithheld: employerCheck === "before" || production };
}

export const uncheckedEmployersWarning = (config: {
  production: boolean;
  employerCheck: EmployerRules["employerCheck"];
}): string | undefined =>
  config.production && config.employerCheck === "none"
    ? "EMPLOYER_CHECK is none, so anybody can post as any company and read what candidates send. Set it to before."
    : undefined;
