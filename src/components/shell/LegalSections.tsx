import type { ReactNode } from "react";
import type { Section } from "../../content/legal.ts";
import { t } from "../../content/words.ts";

interface ContentsProps {
  titles: readonly string[];
  /** The links to headings within a part. */
  children?: ReactNode;
}

/** Lists the headings of a long text. Each one has the id `part-` and its place in the list. */
export const LegalContents = ({ titles, children }: ContentsProps) => (
  <nav className="contents" aria-label={t("terms.contents")}>
    <ol className="plain">
      {titles.map((title, index) => (
        <li key={title}>
          <a href={`#part-${index + 1}`}>{title}</a>
        </li>
      ))}
      {children}
    </ol>
  </nav>
);

export function LegalSections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ title, paragraphs, table }, index) => (
    <section key={title}>
      <h2 id={`part-${index + 1}`}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {table && (
        <>
          <h3 id="kept">{t("privacy.kept")}</h3>
          <LegalTable {...table} />
        </>
      )}
    </section>
  ));
}

function LegalTable({ head, rows }: NonNullable<Section["table"]>) {
  return (
    <table className="legal-table">
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, time]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
