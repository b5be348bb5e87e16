import { openThing, type Rows } from "./role-row.ts";

/** Who may use the answers of a sent application again: nobody's role matters, the link does. */
export const reuseRoles: Rows = {
  "GET applicationReuse": openThing("link", 200),
  "POST applicationReuse": openThing("link", "303 /jobs", { form: { list: "1", replace: "1" } }),
};
