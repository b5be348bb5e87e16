import { claims } from "../../content/claims.ts";
import { t } from "../../content/words.ts";
import { businessDaysAfter, monthsAfter } from "../../shared/applications/expected-dates.ts";
import { longDate } from "../../shared/format.ts";
import { say } from "../../shared/say.ts";
import { useSendsEmail } from "../shell/NeedsMail.tsx";
/** `at` is the time of sending. Without it the steps have no dates. */
export function NextSteps({ at, title }: { at: Date | undefined; title: string }) {
  const review = at && longDate(businessDaysAfter(at, claims.reviewDays));
  const sendsEmail = useSendsEmail();
  const end = at && longDate(monthsAfter(at, claims.validMonths));
  const steps = [
    [
      review && t("success.next.by", { date: review }),
      t("success.next.review", { time: say(claims.reviewTime) }),
    ],
    [t("success.next.meanwhile"), t(sendsEmail ? "success.next.email" : "success.next.page")],
    [t("success.next.then"), t("success.next.interview")],
    [t("success.next.after"), t("success.next.visa")],
    [
      end && t("success.next.until", { date: end }),
      t("success.validity", { period: say(claims.applicationValidity) }),
    ],
  ] as const;
  return (
    <section>
      <h2>{title}</h2>
      <ol className="plain dated">
        {steps.map(([when, text]) => (
          <li key={text}>
            {at && <strong>{when}</strong>}
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
