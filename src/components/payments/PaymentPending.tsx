import { applyMessages } from "../../content/apply-messages.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";
import { ButtonLink, QuietLink } from "../shell/ButtonLink.tsx";
import { ContactText } from "../shell/ContactText.tsx";
import { Notice } from "../shell/Notice.tsx";
import { type PendingState, pendingWords } from "./pending-words.ts";

interface Props {
  state: PendingState;
  reference: string | undefined;
}

const kinds = {
  processing: "info",
  failed: "error",
  incomplete: "warning",
  refunded: "info",
  unknown: "warning",
} as const;

const ways: Record<PendingState, { href: string; label: string }> = {
  failed: { href: linkTo(routes.apply, { step: 4 }), label: t("success.failed.retry") },
  incomplete: { href: linkTo(routes.apply), label: applyMessages.incompleteContinue },
  refunded: { href: linkTo(routes.jobs), label: t("success.jobs") },
  // The page's own address, query and all.
  processing: { href: "", label: t("success.processing.refresh") },
  unknown: { href: "", label: t("success.processing.refresh") },
};

/** What is known of a payment that did not come through, or not yet, and what to do about it. */
export function PaymentPending({ state, reference }: Props) {
  const { title, text } = pendingWords[state];
  return (
    <div className="narrow page">
      <h1>{title}</h1>
      <Notice kind={kinds[state]} text={text} />
      {reference && (
        <p>
          {t("success.reference")}: <strong className="reference">{reference}</strong>
        </p>
      )}
      <p>
        <ContactText>{t("success.contact", { email: site.contactEmail })}</ContactText>
      </p>
      <p className="actions">
        <ButtonLink href={ways[state].href}>{ways[state].label}</ButtonLink>
        <QuietLink href={linkTo(routes.home)}>{t("success.home")}</QuietLink>
      </p>
    </div>
  );
}
