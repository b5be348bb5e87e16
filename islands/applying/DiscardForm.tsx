import * as routes from "../../src/routes.ts";
import { linkTo } from "../../src/shared/link.ts";
import { forgetUnsent } from "./unsent.ts";
import { t } from "./words.ts";

/** As the page goes, and not before: what was typed a moment ago is kept until then. */
const forgetAtLast = () => addEventListener("pagehide", () => forgetUnsent());

/** Deletes the draft on the server, and with it what this browser kept. */
export function DiscardForm() {
  return (
    <form className="discard" method="post" action={linkTo(routes.applyStep)} onSubmit={forgetAtLast}>
      <button type="submit" name="discard" value="1" className="btn btn-quiet">
        {t("apply.discard")}
      </button>
    </form>
  );
}
