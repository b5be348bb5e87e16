import { t } from "../../content/words.ts";
import type { DocumentScan } from "../../shared/applications/document-scan.ts";

interface Props {
  href: string;
  label: string;
  /** Undefined for a link that the candidate typed. */
  document: DocumentScan | undefined;
}

/** A document as far as it can be opened, and what is known of it. */
export function DocumentLink({ href, label, document }: Props) {
  const { scan = "clean", activeContent = false } = document ?? {};
  if (scan !== "clean" && scan !== "unscanned")
    return (
      <>
        {label} <span className="meta">{t(`scan.${scan}`)}</span>
      </>
    );
  return (
    <>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {label}
        <span className="unseen"> ({t("employer.application.newTab")})</span>
      </a>
      {scan === "unscanned" && <span className="meta"> {t("scan.unscanned")}</span>}
      {activeContent && <span className="meta"> {t("scan.activeContent")}</span>}
    </>
  );
}
