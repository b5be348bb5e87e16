import { Fact } from "../../../islands/lib/Fact.tsx";
import { t } from "../../content/words.ts";
import type { MandateFile } from "../../db/employers/mandate-files.ts";
import type { SentRequest } from "../../db/employers/mandate-requests.ts";
import { documentReference } from "../../shared/applying/document-reference.ts";
import { longDate } from "../../shared/format.ts";
import { fileWords } from "./CompanyFiles.tsx";

export type SentFile = MandateFile & { requestId: string };

const licenceColumns = { kind: "licenceKind", number: "licenceNumber", issuer: "licenceIssuer" } as const;

/** All that the employer sent for the check of a company. */
export const CompanyOnFile = ({ sent, files }: { sent: SentRequest; files: SentFile[] }) => (
  <>
    <h4>{t("company.onFile")}</h4>
    <dl className="facts">
      {(["country", "website", "registerNumber", "phone"] as const).map((field) => (
        <Fact key={field} term={t(`company.${field}`)}>
          <bdi>{sent[field]}</bdi>
        </Fact>
      ))}
      <Fact term={t("company.kind.fact")}>{t(`company.kind.${sent.kind}`)}</Fact>
      {(["kind", "number", "issuer"] as const).map(
        (field) =>
          sent[licenceColumns[field]] && (
            <Fact key={field} term={t(`company.licence.${field}`)}>
              <bdi>{sent[licenceColumns[field]]}</bdi>
            </Fact>
          ),
      )}
      {sent.licenceValidUntil && (
        <Fact term={t("company.licence.validUntil")}>{longDate(sent.licenceValidUntil)}</Fact>
      )}
      {sent.principals.length > 0 && (
        <Fact term={t("company.principals")}>
          <bdi className="lines">{sent.principals.join("\n")}</bdi>
        </Fact>
      )}
      {sent.answer && (
        <>
          <Fact term={t("company.asked")}>
            <bdi className="lines">{sent.answeredQuestion}</bdi>
          </Fact>
          <Fact term={t("company.answer")}>
            <bdi className="lines">{sent.answer}</bdi>
          </Fact>
        </>
      )}
      {files.length > 0 && (
        <Fact term={t("company.files.sent")}>
          {files.map((file, index) => (
            <a key={file.id} className="own-file" href={documentReference(file.id)}>
              {fileWords(file, index + 1)}
            </a>
          ))}
        </Fact>
      )}
    </dl>
  </>
);
