import type { Context } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { ButtonLink, QuietLink } from "../../components/shell/ButtonLink.tsx";
import { ChartHead } from "../../components/shell/ChartHead.tsx";
import { t } from "../../content/words.ts";
import type { Env } from "../../env.ts";
import { keptByAll } from "../../middleware/public-page.ts";
import * as routes from "../../routes.ts";

export function notFoundView(c: Context<Env>) {
  c.status(404);
  c.header("Cache-Control", keptByAll);
  return c.render(<NotFound />, {
    title: t("notFound.title"),
    description: t("notFound.meta.description"),
    formless: true,
    styles: ["course", "map"],
    keywords: t("notFound.meta.keywords"),
    noindex: true,
  });
}

function NotFound() {
  const linkTo = useLinkTo();
  return (
    <>
      <ChartHead title={t("notFound.title")} lead={t("notFound.text")} />
      <div className="wrap page">
        <p>{t("notFound.hint")}</p>
        <p className="actions">
          <ButtonLink href={linkTo(routes.home)}>{t("notFound.home")}</ButtonLink>
          <QuietLink href={linkTo(routes.jobs)}>{t("notFound.jobs")}</QuietLink>
        </p>
      </div>
    </>
  );
}
