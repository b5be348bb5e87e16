import { openThing, type Rows } from "./role-row.ts";

/** No role matters here: the link alone decides. */
export const reuseRoles: Rows = {
  "GET applicationReuse": openThing("link", 200),
  "POST applicationReuse": openThing("link", "303 /jobs", { form: { list: "1", replace: "1" } }),
};
