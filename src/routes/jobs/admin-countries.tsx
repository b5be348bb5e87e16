import { type Context, Hono } from "hono";
import { TypedCountry } from "../../components/jobs/TypedCountry.tsx";
import { Empty } from "../../components/shell/Empty.tsx";
import { Pagination } from "../../components/shell/Pagination.tsx";
import { t, tn } from "../../content/words.ts";
import { countUndecided, listTypedCountries } from "../../db/jobs/country-decisions.ts";
import { decideCountry } from "../../domain/jobs/decide-country.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { readForm } from "../../middleware/forms.ts";
import * as routes from "../../routes.ts";
import { pageNumber, placeInList } from "../../shared/page-number.ts";
import { renderAdmin } from "../system/render-admin.tsx";

const pageSize = 50;

export const adminCountriesPage = new Hono<Env>()
  .get(routes.adminCountries.path, (c) => show(c))
  .post(routes.adminCountries.path, async (c) => {
    const form = await readForm(c);
    const decision = form.get("decision");
    if (decision !== "confirm" && decision !== "decline") return fail("badRequest");
    if (!(await decideCountry(c.env.sql, form.get("country") ?? "", decision === "confirm")))
      return fail("notFound");
    return c.redirect(c.var.linkTo(routes.adminCountries, { page: pageNumber(c.req.query("page")) }), 303);
  });

async function show(c: Context<Env>) {
  const all = await listTypedCountries(c.env.sql);
  const { page, pages, part } = placeInList(c.req.query("page"), all.length, pageSize);
  return renderAdmin(
    c,
    {
      section: routes.adminCountries,
      title: t("admin.countries.title"),
      lead: all.length > 0 && tn("admin.countries.count", countUndecided(all)),
    },
    all.length === 0 ? (
      <Empty way={{ href: c.var.linkTo(routes.admin), text: t("admin.today") }}>
        {t("admin.countries.empty")}
      </Empty>
    ) : (
      <>
        <p>{t("admin.countries.lead")}</p>
        <ul className="plain entries countries">
          {all.slice(part.offset, part.offset + part.limit).map((typed) => (
            <TypedCountry key={typed.country} typed={typed} page={page} />
          ))}
        </ul>
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(page) => c.var.linkTo(routes.adminCountries, { page })}
        />
      </>
    ),
  );
}
