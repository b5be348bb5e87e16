import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { QuietLink } from "../shell/ButtonLink.tsx";
import { FoldedSection } from "./FoldedSection.tsx";

export function OwnReuse({ token }: { token: string }) {
  const linkTo = useLinkTo();
  return (
    <FoldedSection id="another-job" title={t("reuse.section")}>
      <p>{t("reuse.text")}</p>
      <p className="actions">
        <QuietLink href={linkTo(routes.applicationReuse, { token })}>{t("reuse.link")}</QuietLink>
      </p>
    </FoldedSection>
  );
}
