import { type Context, Hono } from "hono";
import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { CheckedEmployer as Employer, type Refused } from "../../components/employers/CheckedEmployer.tsx";
import { EmployerLists } from "../../components/employers/EmployerLists.tsx";
import { EmployerSearch } from "../../components/employers/EmployerSearch.tsx";
import { MandateQueue } from "../../components/employers/MandateQueue.tsx";
import type { RefusedDecision } from "../../components/employers/refused-decision.ts";
import {
  type RefusedSuspension,
  SuspensionForm,
  suspensionField,
} from "../../components/employers/SuspensionForm.tsx";
import { Empty } from "../../components/shell/Empty.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { Pagination } from "../../components/shell/Pagination.tsx";
import { t } from "../../content/words.ts";
import { findUser } from "../../db/accounts/users.ts";
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
import { count } from "../../shared/format.ts";
import { placeInList } from "../../shared/page-number.ts";
import { isUuid } from "../../shared/uuid.ts";
import { renderAdmin } from "../system/render-admin.tsx";

const pageSize = 25;

/** Once the administrator has decided on these, the next ones show. */
const requestsShown = 20;

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

const companiesLink = (c: Context<Env>, place: EmployersPlace): string =>
  `${c.var.linkTo(routes.adminEmployers, { ...place, list: "companies" })}#companies`;

/** Leads back to the part of the list that a form was sent from. */
export const redirectToEmployers = (c: Context<Env>): Response =>
  c.redirect(companiesLink(c, employersPlace(c)), 303);

interface RefusedForms {
  /** The refused form that decides on one company without a request. */
  company?: Refused;
  /** The refused decision on a request. */
  decision?: RefusedDecision;
  suspension?: RefusedSuspension;
}

/** Renders the requests that wait for a decision, or all companies. */
export async function showEmployers(c: Context<Env>, { company, decision, suspension }: RefusedForms = {}) {
  const { sql, settings } = c.env;
  const place = employersPlace(c);
  const { all, yes } = await countEmployerMandates(sql, place.search);
  const waiting = await countWaitingRequests(sql);
  const isOfCompanies = Boolean(company || suspension) || (place.list === "companies" && !decision);
  const requests = isOfCompanies
    ? []
    : await viewWaitingRequests(sql, await listWaitingRequests(sql, { limit: requestsShown }));
  const counts = { all, yes, no: all - yes };
  return renderAdmin(
    c,
    {
      section: routes.adminEmployers,
      title: t("admin.employers.title"),
      isRefused: Boolean(company || decision || suspension),
    },
    <>
      {settings.employerCheck === "none" && settings.production && (
        <Notice kind="warning" text={t("adminRules.none")} />
      )}
      <ErrorSummary
        title={t("errors.summary")}
        issues={[
          ...(company ? [{ path: "checked", message: `${company.company}: ${company.message}` }] : []),
          ...(suspension ? [{ path: suspensionField, message: suspension.message }] : []),
          ...(decision ? [{ path: `${decision.field}-${decision.id}`, message: decision.message }] : []),
        ]}
      />
      <EmployerLists
        current={isOfCompanies ? "companies" : "requests"}
        requests={countedText(waiting)}
        companies={count(all)}
      />
      {isOfCompanies ? (
        await companies(c, counts, { company, suspension })
      ) : (
        <MandateQueue requests={requests} total={waiting} refused={decision} />
      )}
    </>,
  );
}

async function companies(
  c: Context<Env>,
  counts: { all: number; yes: number; no: number },
  {
    company: refused,
    suspension,
  }: { company: Refused | undefined; suspension: RefusedSuspension | undefined },
) {
  const place = employersPlace(c);
  const { search, checked } = place;
  const { page, pages, part } = placeInList(c.req.query("page"), counts[checked ?? "all"], pageSize);
  const employers = await listEmployerMandates(c.env.sql, { ...part, search, checked });
  // An employer with several companies has as many rows. The first one shows the refused form.
  const refusedRow = employers.find(({ employerId }) => employerId === suspension?.employerId);
  const unlisted =
    suspension && !refusedRow
      ? ((await findUser(c.env.sql, suspension.employerId)) ?? fail("accountNotFound"))
      : undefined;
  if (counts.all === 0 && !search && !unlisted)
    return (
      <Empty way={{ href: c.var.linkTo(routes.admin), text: t("admin.today") }}>
        {t("admin.employers.empty")}
      </Empty>
    );
  return (
    <section id="companies" aria-label={t("admin.employers.list.companies")}>
      {unlisted && (
        <>
          <p>{t("admin.employers.unlisted", { name: `${unlisted.firstName} ${unlisted.lastName}` })}</p>
          <SuspensionForm
            employer={{ ...unlisted, employerId: unlisted.id, suspendedAt: null }}
            place={place}
            refused={suspension}
          />
        </>
      )}
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
              refusedSuspension={employer === refusedRow ? suspension : undefined}
            />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} hrefOf={(page) => companiesLink(c, { ...place, page })} />
    </section>
  );
}
