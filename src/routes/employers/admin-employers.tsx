import { type Context, Hono } from "hono";
import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { CheckedEmployer as Employer, type Refused } from "../../components/employers/CheckedEmployer.tsx";
import { EmployerSearch } from "../../components/employers/EmployerSearch.tsx";
import type { RefusedDecision } from "../../components/employers/MandateDecisionForm.tsx";
import { MandateRequestCard } from "../../components/employers/MandateRequestCard.tsx";
import { Empty } from "../../components/shell/Empty.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { Pagination } from "../../components/shell/Pagination.tsx";
import { t } from "../../content/words.ts";
import { countWaitingRequests, listWaitingRequests } from "../../db/employers/mandate-queue.ts";
import { countEmployerMandates, listEmployerMandates, listMandates } from "../../db/employers/mandates.ts";
import { checkMandate, withdrawMandate } from "../../domain/employers/check-mandate.ts";
import { viewWaitingRequests } from "../../domain/employers/view-waiting-requests.ts";
import type { Env } from "../../env.ts";
import { Failure, fail } from "../../errors.ts";
import { refusalWith } from "../../middleware/failures.tsx";
import { readForm } from "../../middleware/forms.ts";
import * as routes from "../../routes.ts";
import { countedText } from "../../shared/counted.ts";
import { type EmployersPlace, readEmployersPlace } from "../../shared/employers/employers-place.ts";
import { MandateCheck } from "../../shared/employers/mandate.ts";
import { placeInList } from "../../shared/page-number.ts";
import { isUuid } from "../../shared/uuid.ts";
import { renderAdmin } from "../system/render-admin.tsx";

const pageSize = 25;

export const adminEmployersPage = new Hono<Env>()
  .get(routes.adminEmployers.path, (c) => showEmployers(c))
  .post(routes.adminEmployers.path, async (c) => {
    const form = await readForm(c);
    const [employerId, company] = [form.get("employer") ?? "", form.get("company") ?? ""];
    const isWithdrawn = form.get("withdraw") === "yes";
    const given = form.get("checked") ?? "";
    const entry = MandateCheck.safeParse({ company, note: given });
    if (!isUuid(employerId) || company.includes("\0")) return fail("notFound");
    const refuse = (status: 400 | 409, message: string) => {
      c.status(status);
      return showEmployers(c, { company: { employerId, company, checked: given, message } });
    };
    if (!entry.success && !isWithdrawn) return refuse(400, entry.error.issues[0]!.message);
    const { sql } = c.env;
    const isKnown = (await listMandates(sql, employerId)).some((mandate) => mandate.company === company);
    if (!isKnown) return fail("notFound");
    if (isWithdrawn) await withdrawMandate(sql, employerId, company);
    else if (entry.success) {
      const refusal = await checkMandate(c.env, employerId, entry.data).catch(refusalWith(409));
      if (refusal instanceof Failure) return refuse(409, refusal.message);
    }
    return redirectToEmployers(c);
  });

const employersPlace = (c: Context<Env>): EmployersPlace => readEmployersPlace((name) => c.req.query(name));

/** Leads to the list of companies, which is below the requests. */
const companiesLink = (c: Context<Env>, place: EmployersPlace): string =>
  `${c.var.linkTo(routes.adminEmployers, { ...place })}#companies`;

/** Leads back to the part of the list that a form was sent from. */
export const redirectToEmployers = (c: Context<Env>): Response =>
  c.redirect(companiesLink(c, employersPlace(c)), 303);

interface RefusedForms {
  /** The refused form that decides on one company without a request. */
  company?: Refused;
  /** The refused decision on a request. */
  decision?: RefusedDecision;
}

/** Renders the requests that wait for a decision, and all employers below them. */
export async function showEmployers(c: Context<Env>, { company: refused, decision }: RefusedForms = {}) {
  const { sql, settings } = c.env;
  const place = employersPlace(c);
  const { search, checked } = place;
  const { all, yes } = await countEmployerMandates(sql, search);
  const counts = { all, yes, no: all - yes };
  const { page, pages, part } = placeInList(c.req.query("page"), counts[checked ?? "all"], pageSize);
  const employers = await listEmployerMandates(sql, { ...part, search, checked });
  const queue = await mandateQueue(c, decision);
  return renderAdmin(
    c,
    {
      section: routes.adminEmployers,
      title: t("admin.employers.title"),
      isRefused: Boolean(refused || decision),
    },
    <>
      {settings.employerCheck === "none" && settings.production && (
        <Notice kind="warning" text={t("adminRules.none")} />
      )}
      <ErrorSummary
        title={t("errors.summary")}
        issues={[
          ...(refused ? [{ path: "checked", message: `${refused.company}: ${refused.message}` }] : []),
          ...(decision ? [{ path: `${decision.field}-${decision.id}`, message: decision.message }] : []),
        ]}
      />
      {queue}
      <section aria-labelledby="companies">
        <h3 id="companies">{t("admin.employers.companies")}</h3>
        {all === 0 && !search ? (
          <Empty way={{ href: c.var.linkTo(routes.admin), text: t("admin.today") }}>
            {t("admin.employers.empty")}
          </Empty>
        ) : (
          <>
            <EmployerSearch place={place} counts={counts} />
            {employers.length > 0 && (
              <ul className="plain fold-rows">
                {employers.map((employer) => (
                  <Employer
                    key={`${employer.employerId} ${employer.company}`}
                    employer={employer}
                    place={{ ...place, page }}
                    refused={
                      refused?.employerId === employer.employerId && refused.company === employer.company
                        ? refused
                        : undefined
                    }
                  />
                ))}
              </ul>
            )}
            <Pagination page={page} pages={pages} hrefOf={(page) => companiesLink(c, { ...place, page })} />
          </>
        )}
      </section>
    </>,
  );
}

/** Once the administrator has decided on these, the next ones show. */
const requestsShown = 20;

/** Gives the requests that wait for a decision, which are above the list of employers. */
async function mandateQueue(c: Context<Env>, refused?: RefusedDecision) {
  const { sql } = c.env;
  const requests = await viewWaitingRequests(sql, await listWaitingRequests(sql, { limit: requestsShown }));
  if (requests.length === 0) return <p>{t("queue.empty")}</p>;
  const total = await countWaitingRequests(sql);
  return (
    <section aria-labelledby="queue">
      <h3 id="queue">{t("queue.title", { n: countedText(total) })}</h3>
      <p>
        {t("queue.lead")}{" "}
        {total.total > requests.length && t("queue.more", { shown: requests.length, n: countedText(total) })}
      </p>
      <ul className="plain fold-rows">
        {requests.map((request) => (
          <MandateRequestCard
            key={request.id}
            request={request}
            refused={refused?.id === request.id ? refused : undefined}
          />
        ))}
      </ul>
    </section>
  );
}
