import { useLinkTo } from "../../../islands/lib/locale.ts";
import { Question } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import type { MandateFile } from "../../db/employers/mandate-files.ts";
import * as routes from "../../routes.ts";
import { documentReference } from "../../shared/applying/document-reference.ts";
import { mostMandateFiles } from "../../shared/employers/mandate-request.ts";

export const fileWords = ({ type, bytes }: Pick<MandateFile, "type" | "bytes">, n: number) =>
  t("company.file", { n, type: type.toUpperCase(), kb: Math.max(1, Math.round(bytes / 1024)) });

interface Props {
  files: MandateFile[];
  /** Says why the site refused the last file. */
  problem: string | undefined;
  /** The company whose question the page answers. Adding a file loses what is typed outside this form. */
  answering: string | undefined;
}

/** The files that go with the next request. */
export function CompanyFiles({ files, problem, answering }: Props) {
  const linkTo = useLinkTo();
  const query = { company: answering };
  return (
    <details className="more" id="files" open={files.length > 0 || Boolean(problem)}>
      <summary>{t("company.files")}</summary>
      <p>{t("company.files.lead", { n: mostMandateFiles })}</p>
      {answering && <p>{t("company.files.first")}</p>}
      {files.length > 0 && (
        <>
          <p>{t("company.files.ready")}</p>
          <ul className="plain">
            {files.map((file, index) => (
              <li key={file.id}>
                <form
                  className="actions"
                  method="post"
                  action={linkTo(routes.employerCompanyFile, { id: file.id, ...query })}
                >
                  <a href={documentReference(file.id)}>{fileWords(file, index + 1)}</a>
                  <button
                    type="submit"
                    className="btn btn-quiet"
                    aria-label={t("company.files.remove.of", { file: fileWords(file, index + 1) })}
                  >
                    {t("company.files.remove")}
                  </button>
                </form>
              </li>
            ))}
          </ul>
        </>
      )}
      <form method="post" action={linkTo(routes.employerCompanyFiles, query)} encType="multipart/form-data">
        <Question name="file" label={t("company.files.choose")} message={problem}>
          <input
            id="file"
            type="file"
            name="file"
            accept=".pdf,.doc,.docx,.jpg,.jpeg,.png"
            aria-describedby={problem && "file-error"}
            aria-invalid={problem ? true : undefined}
          />
        </Question>
        <button type="submit" className="btn btn-quiet">
          {t("company.files.submit")}
        </button>
      </form>
    </details>
  );
}
