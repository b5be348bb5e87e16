import { listedDateTime } from "../../src/shared/applications/listed-dates.ts";
import { t } from "./application-words.ts";
import type { ListedDocument } from "./listed-application.ts";

interface Props {
  documents: ListedDocument[];
}

export function DocumentList({ documents }: Props) {
  const hosts = documents.map(({ href, readings }) => (readings ? undefined : new URL(href).host));
  const [host] = hosts;
  // One sentence is enough where every document has the same one.
  const isShared = host !== undefined && hosts.length > 1 && hosts.every((other) => other === host);
  return (
    <>
      <ul className="plain documents">
        {documents.map((document) => (
          <li key={document.href}>
            <DocumentLink document={document} />
            {!isShared && <DocumentNote document={document} />}
          </li>
        ))}
      </ul>
      {isShared && <p className="meta">{t("admin.application.outside.all", { host })}</p>}
    </>
  );
}

function DocumentLink({ document }: { document: ListedDocument }) {
  const { href, label, scan = "clean", activeContent } = document;
  const note = scan !== "clean" && <p className="meta">{t(`scan.${scan}`)}</p>;
  if (scan !== "clean" && scan !== "unscanned")
    return (
      <>
        {label}
        {note}
      </>
    );
  return (
    <>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {label}
        <span className="unseen"> ({t("admin.application.newTab")})</span>
      </a>
      {note}
      {activeContent && <p className="meta">{t("scan.activeContent")}</p>}
    </>
  );
}

function DocumentNote({ document }: { document: ListedDocument }) {
  const { href, readings } = document;
  if (!readings)
    return <p className="meta">{t("admin.application.outside", { host: new URL(href).host })}</p>;
  if (readings.last.length === 0) return <p className="meta">{t("admin.application.unread")}</p>;
  return (
    <>
      {readings.last.map(({ reader, readAt }) => (
        <p className="meta" key={readAt}>
          {t("admin.application.readBy", {
            reader: t(`admin.application.reader.${reader}`),
            date: listedDateTime(readAt),
          })}
        </p>
      ))}
      {readings.earlier > 0 && (
        <p className="meta">{t("admin.application.earlier", { n: readings.earlier })}</p>
      )}
    </>
  );
}
