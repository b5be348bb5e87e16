import { useId } from "react";
import { Fact } from "../../../islands/lib/Fact.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t, tn } from "../../content/words.ts";
import type { EmployerMandate } from "../../db/employers/mandates.ts";
import * as routes from "../../routes.ts";
import type { EmployersPlace } from "../../shared/employers/employers-place.ts";
import { shortDate } from "../../shared/format.ts";
import { Badge } from "../shell/Badge.tsx";
import { FoldedRow } from "../shell/FoldedRow.tsx";
import { type RefusedSuspension, SuspensionForm } from "./SuspensionForm.tsx";

/** The text typed for one company, and the reason for its refusal. */
export interface Refused {
  employerId: string;
  company: string;
  checked: string;
  message: string;
}

interface Props {
  employer: EmployerMandate;
  place: EmployersPlace;
  refused: Refused | undefined;
  refusedSuspension: RefusedSuspension | undefined;
}

/** A company of an employer, and what was checked of it. */
export function CheckedEmployer({ employer, place, refused, refusedSuspension }: Props) {
  const linkTo = useLinkTo();
  const { employerId, company, country, jobs, checked, checkedAt, state } = employer;
  const save = state === "checked" ? t("admin.employers.verifyAgain") : t("admin.employers.verify");
  const isHindered = !employer.mailboxConfirmed || undefined;
  const reason = useId();
  const person = `${employer.firstName} ${employer.lastName}`;
  return (
    <FoldedRow
      company={company}
      title={company}
      facts={[country, tn("admin.employers.jobs", jobs)]}
      more={person}
      since={state === "checked" && checkedAt ? checkedAt : employer.since}
      state={<CheckState employer={employer} />}
      isOpen={Boolean(refused || refusedSuspension)}
    >
      <About employer={employer} />
      <div>
        <form method="post" action={linkTo(routes.adminEmployers, { ...place })}>
          <input type="hidden" name="employer" value={employerId} />
          <input type="hidden" name="company" value={company} />
          <label>
            {t("admin.employers.checked")}
            <textarea
              id={refused && "checked"}
              name="checked"
              rows={3}
              maxLength={300}
              defaultValue={refused?.checked ?? checked ?? ""}
              aria-describedby={refused && "checked-error"}
              aria-invalid={refused && true}
              required
            />
          </label>
          {refused && (
            <p className="error-msg" id="checked-error">
              {refused.message}
            </p>
          )}
          <p className="hint">{t("admin.employers.checked.hint")}</p>
          {isHindered && (
            <p className="hint" id={reason}>
              {t("admin.employers.hindered")}
            </p>
          )}
          <p className="actions">
            <button
              type="submit"
              disabled={isHindered}
              className={isHindered && "btn btn-quiet"}
              aria-describedby={isHindered && reason}
              aria-label={t("admin.employers.of", { action: save, company })}
            >
              {save}
            </button>
            {state === "checked" && (
              <button
                type="submit"
                name="withdraw"
                value="yes"
                className="btn btn-quiet btn-remove"
                formNoValidate
                aria-label={t("admin.employers.of", { action: t("admin.employers.withdraw"), company })}
              >
                {t("admin.employers.withdraw")}
              </button>
            )}
          </p>
        </form>
        <SuspensionForm employer={employer} place={place} refused={refusedSuspension} />
      </div>
    </FoldedRow>
  );
}

function About({ employer }: { employer: EmployerMandate }) {
  const { email, mailboxConfirmed, checkedAt, validUntil, suspendedAt, suspensionReason } = employer;
  return (
    <dl className="facts">
      <Fact term={t("admin.employers.person")}>{`${employer.firstName} ${employer.lastName}`}</Fact>
      <Fact term={t("admin.employers.email")}>
        {mailboxConfirmed ? email : t("admin.employers.unconfirmed", { email })}
      </Fact>
      {checkedAt && (
        <Fact term={t("admin.employers.check")}>
          {shortDate(checkedAt)} {validUntil && t("mandate.until", { date: shortDate(validUntil) })}
        </Fact>
      )}
      {suspendedAt && (
        <Fact term={t("suspension.badge")}>
          {t("suspension.since", { date: shortDate(suspendedAt), reason: suspensionReason ?? "" })}
        </Fact>
      )}
    </dl>
  );
}

function CheckState({ employer: { state, suspendedAt } }: { employer: EmployerMandate }) {
  if (suspendedAt) return <Badge kind="err">{t("suspension.badge")}</Badge>;
  if (state === "asked") return t("admin.employers.asked");
  const name = t(`mandate.state.${state}`);
  if (state === "none") return <Badge>{name}</Badge>;
  return <Badge kind={state === "checked" ? "ok" : "warn"}>{name}</Badge>;
}
