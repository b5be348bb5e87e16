import { useLinkTo } from "../../../../islands/lib/locale.ts";
import { claims } from "../../../content/claims.ts";
import { countWithSamples, type Samples } from "../../../content/samples.ts";
import { t, tn } from "../../../content/words.ts";
import * as routes from "../../../routes.ts";
import type { PartnerStats, ShownCategory } from "../../../shared/jobs/partner-category.ts";
import { QuietLink } from "../../shell/ButtonLink.tsx";
import { useClaims } from "../../shell/confirmed-claims.ts";
import { PartnerRow } from "../PartnerRow.tsx";

const categories = ["shipping", "it", "mining"] as const satisfies readonly ShownCategory[];
const perCategory = 2;

interface Props {
  /** The busiest first. */
  partners: readonly PartnerStats[];
  /** The number of companies with open vacancies. It is undefined when the database is away. */
  companies: number | undefined;
  samples: Samples;
}

export function PartnerHighlights({ partners, companies: counted, samples }: Props) {
  const linkTo = useLinkTo();
  const isConfirmed = useClaims();
  const companies = counted ?? (isConfirmed("partner-count") ? claims.partnerCount : 0);
  return (
    <section className="band">
      <div className="wrap">
        <h2>{t("home.partners.title")}</h2>
        {companies > 0 && (
          <p className="lead">
            {samples === "some" || samples === "most"
              ? `${tn("home.partners.text", companies)} ${t(`home.partners.${samples}`)}`
              : countWithSamples("home.partners.text", companies, samples)}
          </p>
        )}
        <ul className="partners">
          {categories.flatMap((category) =>
            partners
              .filter((partner) => partner.category === category)
              .slice(0, perCategory)
              .map((partner) => (
                <PartnerRow
                  key={`${partner.company} ${partner.sample}`}
                  partner={partner}
                  category={category}
                  isBrief
                  marksSample={companies === 0 || samples !== "all"}
                />
              )),
          )}
        </ul>
        <p className="actions">
          <QuietLink href={linkTo(routes.partners)}>{t("home.partners.link")}</QuietLink>
        </p>
      </div>
    </section>
  );
}
