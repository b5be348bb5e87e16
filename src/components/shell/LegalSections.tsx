import { useContext } from "react";
import { LocaleContext } from "../../../islands/lib/locale.ts";
import type { Section } from "../../content/legal.ts";
import { t } from "../../content/words.ts";
import { languages } from "../../shared/languages.ts";

interface ContentsProps {
  sections: readonly Section[];
  /** The title of a part behind the sections. */
  last?: string;
  /** The name of a link to the clause about refunds, in that last part. */
  refunds?: string | undefined;
  written?: Written | undefined;
}

/** The attributes of a text that is not in the language of the page. */
export interface Written {
  dir: "ltr";
  lang: "en";
}

/** The attributes of the page's own words within such a text. */
export function useOwnLanguage() {
  const locale = useContext(LocaleContext);
  return { lang: locale, dir: languages[locale].direction };
}

/** Lists the headings of a long text in their order. Those of parts have the id `part-` and their place among the parts. */
export function LegalContents({ sections, last, refunds, written }: ContentsProps) {
  const links: { id: string; title: string; isOurs?: true }[] = sections.flatMap(
    ({ title, table }, index) => [
      { id: `part-${index + 1}`, title },
      ...(table ? [{ id: "kept", title: t("privacy.kept") }] : []),
    ],
  );
  if (last) links.push({ id: `part-${sections.length + 1}`, title: last, isOurs: true });
  if (refunds) links.push({ id: "clause-9", title: refunds, isOurs: true });
  const own = useOwnLanguage();
  return (
    <nav className="contents" aria-label={t("terms.contents")}>
      <ol className="plain" {...written}>
        {links.map(({ id, title, isOurs }) => (
          <li key={id}>
            <a href={`#${id}`} {...(written && isOurs && own)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface Props {
  sections: readonly Section[];
  /**
   * The subject of each paragraph of each section, where the paragraphs are about many things. A translation begins with a
   * paragraph more, which says that the English text is binding.
   */
  subjects?: readonly (readonly string[])[];
  written?: Written | undefined;
}

const subjectOf = (subjects: readonly string[] = [], place: number, paragraphs: number) =>
  subjects[place - (paragraphs - subjects.length)];

export function LegalSections({ sections, subjects, written }: Props) {
  return sections.map(({ title, paragraphs, table }, index) => (
    <section key={title} {...written}>
      <h2 id={`part-${index + 1}`}>{title}</h2>
      {paragraphs.map((paragraph, place) => {
        const subject = subjectOf(subjects?.[index], place, paragraphs.length);
        return (
          <p key={paragraph}>
            {subject && <b>{`${subject} `}</b>}
            {paragraph}
          </p>
        );
      })}
      {table && (
        <>
          <h3 id="kept">{t("privacy.kept")}</h3>
          <LegalTable head={table.head} rows={table.rows} />
          <details>
            <summary>{table.summary}</summary>
            <LegalTable head={table.head} rows={table.folded} />
          </details>
        </>
      )}
    </section>
  ));
}

function LegalTable({ head, rows }: Pick<NonNullable<Section["table"]>, "head" | "rows">) {
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
