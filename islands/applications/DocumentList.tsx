import { longDateTime } from "../../src/shared/format.ts";
import { fill } from "../lib/fill.ts";
import type { ApplicationWords, ListedDocument } from "./listed-application.ts";

interface Props {
  documents: ListedDocument[];
  words: ApplicationWords;
}

/** The documents, each with who read it when; a typed link says that it leads elsewhere. */
export function DocumentList({ documents, words }: Props) {
  return (
    <ul className="plain documents">
      {documents.map((document) => (
        <li key={document.href}>
          <DocumentLink document={document} words={words} />
          <DocumentNote document={document} words={words} />
        </li>
      ))}
    </ul>
  );
}

function DocumentLink({ document, words }: { document: ListedDocument; words: ApplicationWords }) {
  const { href, label, scan = "clean", activeContent } = document;
  const note = scan !== "clean" && <p className="meta">{words.scans[scan]}</p>;
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
        <span className="unseen"> ({words.newTab})</span>
      </a>
      {note}
      {activeContent && <p className="meta">{words.activeContent}</p>}
    </>
  );
}

function DocumentNote({ document, words }: { document: ListedDocument; words: ApplicationWords }) {
  const { href, readings } = document;
  if (!readings) return <p className="meta">{fill(words.outside, { host: new URL(href).host })}</p>;
  if (readings.last.length === 0) return <p className="meta">{words.unread}</p>;
  return (
    <>
      {readings.last.map(({ reader, readAt }) => (
        <p className="meta" key={readAt}>
          {fill(words.readBy, { reader: words.readers[reader], date: longDateTime(readAt) })}
        </p>
      ))}
      {readings.earlier > 0 && <p className="meta">{fill(words.earlier, { n: readings.earlier })}</p>}
    </>
  );
}
