/** Who may act as an employer, by the operator's settings. */
export interface EmployerRules {
  /** `before`: we check an employer before anything of theirs is public. `none`: anybody posts at once. */
  employerCheck: "before" | "none";
  /** Employers see an application only when it is paid for, waived or free. */
  unpaidWithheld: boolean;
}
