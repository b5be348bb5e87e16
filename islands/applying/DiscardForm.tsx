import { urls } from "../../src/shared/urls.ts";
import { forgetUnsent } from "./unsent.ts";
import { useWords } from "./words.ts";

/** As the page goes, and not before: what was typed a moment ago is kept until then. */
const forgetAtLast = () => addEventListener("pagehide", () => forgetUnsent());

/** Deletes the draft on the server, and with it what this browser kept. */
export function DiscardForm() {
  const words = useWords();
  return (
    <form className="discard" method="post" action={urls.applyStep()} onSubmit={forgetAtLast}>
      <button type="submit" name="discard" value="1" className="btn btn-quiet">
        {words.discard}
      </button>
    </form>
  );
}
