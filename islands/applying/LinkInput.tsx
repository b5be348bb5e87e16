import { useRef } from "react";
import * as routes from "../../src/routes.ts";
import { DocumentUpload } from "../../src/shared/applying/application.ts";
import type { DocumentFieldName } from "../../src/shared/applying/document-fields.ts";
import { say } from "../../src/shared/say.ts";
import { instead } from "../lib/instead.ts";
import { useLinkTo } from "../lib/locale.ts";
import { stepFormId } from "./StepForm.tsx";
import type { Wizard } from "./use-wizard.ts";
import { t } from "./words.ts";

interface Props {
  name: DocumentFieldName;
  link: string;
  wizard: Wizard;
  invalid: boolean;
}

/** The input belongs to the step's form, so that “Save and continue” also sends it. */
export function LinkInput({ name, link, wizard, invalid }: Props) {
  const linkTo = useLinkTo();
  const input = useRef<HTMLInputElement>(null);
  const keep = () => {
    const value = input.current?.value.trim() ?? "";
    const wrong = DocumentUpload.shape[name].safeParse(value).error?.issues[0];
    if (wrong) wizard.refuse([{ path: name, message: say(wrong.message) }]);
    else void wizard.keepLink(name, value);
  };
  return (
    <div className="by-url">
      <label htmlFor={`${name}-url`}>{t("apply.document.url")}</label>
      <span className="hint" id={`${name}-url-hint`}>
        {t("apply.document.hint.url")}
      </span>
      <input
        ref={input}
        type="url"
        id={`${name}-url`}
        name={name}
        form={stepFormId}
        defaultValue={link}
        aria-describedby={invalid ? `${name}-error ${name}-url-hint` : `${name}-url-hint`}
        aria-invalid={invalid || undefined}
      />
      <button
        type="submit"
        className="btn btn-quiet"
        form={stepFormId}
        formAction={linkTo(routes.applyLink, { field: name })}
        onClick={instead(keep)}
      >
        {t("saveLink")}
      </button>
    </div>
  );
}
