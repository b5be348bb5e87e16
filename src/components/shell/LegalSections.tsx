import type { Section } from "../../content/legal.ts";

export function LegalSections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ title, paragraphs, table }) => (
    <section key={title}>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {table && <LegalTable {...table} />}
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
