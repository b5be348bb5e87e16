import { Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import {
  LegalContents,
  LegalSections,
  useOwnLanguage,
  type Written,
} from "../../components/shell/LegalSections.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { termsOf } from "../../content/kept-terms.ts";
import type { Terms } from "../../content/legal.ts";
import { terms, termsSections, termsVersion } from "../../content/legal.ts";
import { t } from "../../content/words.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import * as routes from "../../routes.ts";
import { longDate, usdCents } from "../../shared/format.ts";
import { speech } from "../../shared/speech.ts";
import type { Settings } from "../../world.ts";

const feeOf = ({ feeCents }: Settings) => (feeCents > 0 ? usdCents(feeCents) : undefined);

const meta = () => ({
  title: t("terms.meta.title"),
  description: t("terms.meta.description"),
  formless: true,
  styles: ["legal", "tables"],
  keywords: t("terms.meta.keywords"),
});

export const termsPage = new Hono<Env>()
  .get(routes.terms.path, (c) => {
    const fee = feeOf(c.env.settings);
    const present = { clauses: terms(fee), sections: termsSections(fee) };
    return c.render(<TermsView terms={present} version={termsVersion} fee={fee} />, meta());
  })
  // `fee=none` shows the terms that somebody without a fee accepted.
  .get(routes.termsOf.path, (c) => {
    const version = c.req.param("version");
    const fee = c.req.query("fee") === "none" ? undefined : feeOf(c.env.settings);
    const kept = termsOf(version, fee) ?? fail("notFound");
    return c.render(<TermsView terms={kept} version={version} fee={fee} />, {
      ...meta(),
      canonical: c.var.linkTo(routes.terms),
      noindex: true,
    });
  });

interface Props {
  terms: Terms;
  version: string;
  fee: string | undefined;
}

function TermsView({ terms: { clauses, sections }, version, fee }: Props) {
  const linkTo = useLinkTo();
  const isEarlier = version !== termsVersion;
  const written: Written | undefined = isEarlier && speech() ? { dir: "ltr", lang: "en" } : undefined;
  const own = useOwnLanguage();
  return (
    <>
      <PageHead title={t("terms.title")} lead={t("terms.updated", { date: longDate(version) })} />
      <div className="wrap page by-heading">
        {isEarlier && (
          <Notice kind="warning">
            {t("terms.earlier")} <a href={linkTo(routes.terms)}>{t("terms.present")}</a>
          </Notice>
        )}
        <LegalContents
          sections={sections}
          last={t("terms.full")}
          refunds={fee && t("fee.refunds")}
          written={written}
        />
        <LegalSections sections={sections} written={written} />
        <section {...written}>
          <h2 id={`part-${sections.length + 1}`} {...(written && own)}>
            {t("terms.full")}
          </h2>
          <ol className="clauses">
            {clauses.map(({ title, text }, index) => (
              <li key={title} id={`clause-${index + 1}`}>
                <b>{title}</b> <ClauseText text={text} />
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

/** Matches a clause that lists at least three cases between a colon and a full stop, separated by semicolons. */
const listing = /^(.+:\s)((?:[^;؛.]+[;؛]\s){2,}[^.]+\.)(.*)$/;

/** Shows each case on a line of its own. The text stays the same, because somebody has accepted these words. */
function ClauseText({ text }: { text: string }) {
  const [, before, cases, after] = listing.exec(text) ?? [];
  if (!cases) return text;
  return (
    <>
      {before}
      <ul>
        {cases.split(/(?<=[;؛]\s)/).map((oneCase) => (
          <li key={oneCase}>{oneCase}</li>
        ))}
      </ul>
      {after && <p>{after}</p>}
    </>
  );
}
