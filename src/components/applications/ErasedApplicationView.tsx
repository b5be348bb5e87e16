import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import type { Erasability } from "../../db/applications/candidate-view.ts";
import type { Payment } from "../../db/payments/payments.ts";
import { longDateTime } from "../../shared/format.ts";
import { Receipts } from "../payments/Receipts.tsx";
import { ContactText } from "../shell/ContactText.tsx";
import { Notice } from "../shell/Notice.tsx";
import { WholeReferences } from "../shell/WholeReferences.tsx";

interface Props {
  erased: Erasability;
  receipts: Payment[];
}

export function ErasedApplicationView({ erased, receipts }: Props) {
  const { reference } = erased;
  return (
    <div className="narrow page own-application">
      <h1>
        <WholeReferences>{t("erased.title", { reference })}</WholeReferences>
      </h1>
      <ErasedNotice erased={erased} />
      {receipts.length > 0 && <h2>{t("application.receipt")}</h2>}
      <Receipts receipts={receipts} reference={reference} />
      <p>
        <ContactText>{t("erased.help", { email: site.contactEmail, reference })}</ContactText>
      </p>
    </div>
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
