import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { QuietLink } from "../shell/ButtonLink.tsx";

export function OwnReuse({ token }: { token: string }) {
  const linkTo = useLinkTo();
  return (
    <section id="another-job">
      <h2>{t("reuse.section")}</h2>
      <p>{t("reuse.text")}</p>
      <p className="actions">
        <QuietLink href={linkTo(routes.applicationReuse, { token })}>{t("reuse.link")}</QuietLink>
      </p>
    </section>
  );
}
