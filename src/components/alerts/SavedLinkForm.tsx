import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { FieldMessages } from "../../shared/issues.ts";
import { TextField } from "../shell/TextField.tsx";

interface Props {
  /** The typed values after an error. */
  values?: Partial<Record<string, string>>;
  messages?: FieldMessages;
  asksToRemind?: boolean;
}

export function SavedLinkForm({ values = {}, messages = {}, asksToRemind = true }: Props) {
  const linkTo = useLinkTo();
  return (
    <form className="inline-form" method="post" action={linkTo(routes.askSavedLink)} noValidate>
      <TextField
        field={{ name: "email", label: t("saved.link.email"), type: "email", autoComplete: "email" }}
        value={values.email}
        message={messages.email}
        required
      />
      {asksToRemind && (
        <label className="choice">
          <input type="checkbox" name="remind" value="yes" defaultChecked={values.remind === "yes"} />
          {t("saved.link.remind")}
        </label>
      )}
      <button type="submit">{t("saved.link.submit")}</button>
    </form>
  );
}
