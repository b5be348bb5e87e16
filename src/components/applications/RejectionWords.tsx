import { t } from "../../content/words.ts";
import type { Rejection } from "../../shared/applications/rejection.ts";

/** Says why an application was rejected, as the candidate reads it. */
export const RejectionWords = ({ reason, note }: Rejection) => (
  <>
    {reason && <p>{t(`rejection.${reason}.told`)}</p>}
    {note && (
      <>
        <p className="meta">{t("rejection.note.words")}</p>
        <p className="lines quote">{note}</p>
      </>
    )}
  </>
);
