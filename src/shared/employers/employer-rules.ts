export interface EmployerRules {
  /** `before` hides an employer's jobs until we have checked them. `none` publishes them at once. */
  employerCheck: "before" | "none";
  /** Employers see an application only when it is paid, waived or free. */
  unpaidWithheld: boolean;
}
