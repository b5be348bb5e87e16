import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import { urls } from "../../shared/urls.ts";
import { Notice } from "../Notice.tsx";

interface Props {
  state: "processing" | "failed" | "incomplete" | "unknown";
  reference: string | undefined;
}

const kinds = { processing: "info", failed: "error", incomplete: "warning", unknown: "warning" } as const;

/** What is known of a payment that did not come through, or not yet. */
export function PaymentPending({ state, reference }: Props) {
  const retry = state === "failed" || state === "incomplete";
  return (
    <div className="narrow page">
      <h1>{t(`success.${state}.title`)}</h1>
      <Notice kind={kinds[state]}>{t(`success.${state}.text`)}</Notice>
      {reference && (
        <p>
          {t("success.reference")}: <strong className="reference">{reference}</strong>
        </p>
      )}
      <p className="actions">
        {retry ? (
          <a className="btn" href={state === "failed" ? urls.apply({ step: 4 }) : urls.apply()}>
            {t(state === "failed" ? "success.failed.retry" : "success.incomplete.continue")}
          </a>
        ) : (
          <a className="btn" href="">
            {t("success.processing.refresh")}
          </a>
        )}
        <a className="btn btn-quiet" href={urls.home()}>
          {t("success.home")}
        </a>
      </p>
      <p>{t("success.contact", { email: site.contactEmail })}</p>
    </div>
  );
}
