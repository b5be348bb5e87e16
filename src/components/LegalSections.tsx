import type { Section } from "../content/legal.ts";

export function LegalSections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ title, paragraphs }) => (
    <section key={title}>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ));
}
