import { open, type Rows } from "./role-row.ts";

export const followingRoles: Rows = {
  // Nobody but the mailbox has the link.
  "GET erasure": open(404),
  "POST erasure": open(404, { form: {} }),
  "GET track": open(200),
  "POST track": open(400, { form: {} }),
  "GET trackMine": open("303 /track"),
  "GET trackCode": open("303 /track"),
  "POST trackCode": open(400, { form: {} }),
};
