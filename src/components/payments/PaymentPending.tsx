import { useLinkTo } from "../../../islands/lib/locale.ts";
import { paymentMessages } from "../../content/payment-messages.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { LinkTo } from "../../shared/link.ts";
import { say } from "../../shared/say.ts";
import { ButtonLink, QuietLink } from "../shell/ButtonLink.tsx";
import { ContactText } from "../shell/ContactText.tsx";
import { Notice } from "../shell/Notice.tsx";

type PendingState = "processing" | "failed" | "incomplete" | "refunded" | "unknown";

/** The page says that a payment failed, or that its outcome is not known yet. */
export const pendingWords = (state: PendingState): { title: string; text: string } =>
  state === "incomplete"
    ? { title: say(paymentMessages.incompleteTitle), text: say(paymentMessages.incompleteText) }
    : { title: t(`success.${state}.title`), text: t(`success.${state}.text`) };

interface Props {
  state: PendingState;
  reference: string | undefined;
}

const kinds = {
  processing: "info",
  incomplete: "warning",
  refunded: "info",
  unknown: "warning",
} as const;

const ways = (linkTo: LinkTo): Record<PendingState, { href: string; label: string }> => ({
  failed: { href: linkTo(routes.apply, { step: 4 }), label: t("success.failed.retry") },
  incomplete: { href: linkTo(routes.apply), label: say(paymentMessages.incompleteContinue) },
  refunded: { href: linkTo(routes.jobs), label: t("success.jobs") },
  // The address of this page, with its query.
  processing: { href: "", label: t("success.processing.refresh") },
  unknown: { href: "", label: t("success.processing.refresh") },
});

/** Says what we know about a payment that is not settled, and what the candidate can do. */
export function PaymentPending({ state, reference }: Props) {
  const linkTo = useLinkTo();
  const { title, text } = pendingWords(state);
  const { href, label } = ways(linkTo)[state];
  const isFailed = state === "failed";
  return (
    <>
      <div className={isFailed ? "page-head notice-error voyage" : "page-head navy voyage"}>
        <div className="wrap">
          <div>
            <h1>{title}</h1>
            {isFailed && (
              <p className="lead" role="alert">
                {text}
              </p>
            )}
            {reference && (
              <dl>
                <dt>{t("success.reference")}</dt>
                <dd className="reference">{reference}</dd>
              </dl>
            )}
          </div>
        </div>
      </div>
      <div className="wrap page">
        {state !== "failed" && <Notice kind={kinds[state]} text={text} />}
        <p className="actions">
          <ButtonLink href={href}>{label}</ButtonLink>
          <QuietLink href={linkTo(routes.home)}>{t("success.home")}</QuietLink>
        </p>
        <p>
          <ContactText>{t("success.contact", { email: site.contactEmail })}</ContactText>
        </p>
      </div>
    </>
  );
}
