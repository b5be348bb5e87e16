import { useLinkTo } from "../../../islands/lib/locale.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import type { Erasability } from "../../db/applications/candidate-view.ts";
import type { Payment } from "../../db/payments/payments.ts";
import * as routes from "../../routes.ts";
import { longDateTime } from "../../shared/format.ts";
import { Receipts } from "../payments/Receipts.tsx";
import { ButtonLink } from "../shell/ButtonLink.tsx";
import { ContactText } from "../shell/ContactText.tsx";
import { Notice } from "../shell/Notice.tsx";

interface Props {
  erased: Erasability;
  receipts: Payment[];
}

export function ErasedApplicationView({ erased, receipts }: Props) {
  const { reference } = erased;
  return (
    <div className="narrow page own-application">
      <h1>{t("erased.title")}</h1>
      <ErasedNotice erased={erased} />
      {receipts.length > 0 && <h2>{t("application.receipt")}</h2>}
      <Receipts receipts={receipts} reference={reference} />
      <ErasedEnd reference={reference} />
    </div>
  );
}

/** Says whom to ask about the payment, and leads on. */
export function ErasedEnd({ reference }: Pick<Erasability, "reference">) {
  const linkTo = useLinkTo();
  return (
    <>
      <p>
        <ContactText>{t("erased.help", { email: site.contactEmail, reference })}</ContactText>
      </p>
      <p className="actions">
        <ButtonLink href={linkTo(routes.jobs)}>{t("nav.jobs")}</ButtonLink>
      </p>
    </>
  );
}

export function ErasedNotice({ erased: { erasedAt, erasedBy } }: { erased: Erasability }) {
  return (
    <Notice kind="success">
      <p>
        {t(erasedBy === "candidate" ? "erased.candidate" : "erased.retention", {
          date: longDateTime(erasedAt ?? ""),
        })}
      </p>
      <p>{t("erased.stays")}</p>
    </Notice>
  );
}
