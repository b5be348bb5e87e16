import { Question } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import type { MandateFile } from "../../db/employers/mandate-files.ts";
import { documentReference } from "../../shared/applying/document-reference.ts";
import { mostMandateFiles } from "../../shared/employers/mandate-request.ts";
import { companyFormId } from "./CompanyForm.tsx";

export const fileWords = ({ type, bytes }: Pick<MandateFile, "type" | "bytes">, n: number) =>
  t("company.file", { n, type: type.toUpperCase(), kb: Math.max(1, Math.round(bytes / 1024)) });

interface Props {
  files: MandateFile[];
  /** Says why the site refused a file. */
  problem: string | undefined;
}

/** The files that go with the next request. They name their form, because a question's files stand outside of it. */
export const CompanyFiles = ({ files, problem }: Props) => (
  <details className="more" id="files" open={files.length > 0 || Boolean(problem)}>
    <summary>{t("company.files")}</summary>
    <p>{t("company.files.lead", { n: mostMandateFiles })}</p>
    {files.length > 0 && (
      <Question name="keep" label={t("company.files.ready")} message={undefined} group>
        {files.map((file, index) => (
          <div key={file.id} className="choices">
            <input type="hidden" name="shown" form={companyFormId} value={file.id} />
            <label>
              <input type="checkbox" name="keep" form={companyFormId} value={file.id} defaultChecked />
              {fileWords(file, index + 1)}
            </label>
            <a className="own-file" href={documentReference(file.id)}>
              {t("company.files.open", { file: fileWords(file, index + 1) })}
            </a>
          </div>
        ))}
      </Question>
    )}
    <Question name="file" label={t("company.files.choose")} message={problem}>
      <input
        id="file"
        type="file"
        name="file"
        form={companyFormId}
        multiple
        accept=".pdf,.doc,.docx,.jpg,.jpeg,.png"
        aria-describedby={problem && "file-error"}
        aria-invalid={problem ? true : undefined}
      />
    </Question>
  </details>
);
