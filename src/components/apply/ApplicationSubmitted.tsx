import { applyMessages } from "../../content/apply-messages.ts";
import { claims } from "../../content/claims.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import { urls } from "../../shared/urls.ts";
import { Notice } from "../Notice.tsx";

interface Props {
  /** Undefined for a browser that may not be told. */
  reference: string | undefined;
  fee: string | undefined;
  /** The test gateway took the payment. */
  test: boolean;
  paid: boolean;
}

export function ApplicationSubmitted({ reference, fee, test, paid }: Props) {
  return (
    <div className="narrow page">
      <h1>{paid ? t("success.title") : t("success.neutral.title")}</h1>
      {paid ? (
        <Notice kind="success" title={applyMessages.submitted}>
          {applyMessages.submittedText}
        </Notice>
      ) : (
        <p className="lead">{t("success.neutral.text")}</p>
      )}
      {reference && (
        <dl className="facts">
          <div>
            <dt>{t("success.reference")}</dt>
            <dd className="reference">{reference}</dd>
            <dd className="meta">{t("success.reference.hint")}</dd>
          </div>
          <div>
            <dt>{t("success.receipt")}</dt>
            <dd>{fee ?? t("success.receipt.free")}</dd>
            {fee && <dd className="meta">{t("success.receipt.text", { fee })}</dd>}
            {test && <dd className="meta">{t("success.receipt.test")}</dd>}
          </div>
        </dl>
      )}
      <h2>{t("success.next.title")}</h2>
      <ol className="next-steps">
        <li>{t("success.next.review", { time: claims.reviewTime })}</li>
        <li>{t("success.next.interview")}</li>
        <li>{t("success.next.visa")}</li>
        <li>{t("success.next.email")}</li>
      </ol>
      <p>{t("success.validity", { period: claims.applicationValidity })}</p>
      <p>{t("success.contact", { email: site.contactEmail })}</p>
      <p className="actions">
        <a className="btn" href={urls.jobs()}>
          {t("success.jobs")}
        </a>
        <a className="btn btn-quiet" href={urls.home()}>
          {t("success.home")}
        </a>
      </p>
    </div>
  );
}
