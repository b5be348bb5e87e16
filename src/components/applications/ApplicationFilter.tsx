import { useLinkTo } from "../../../islands/lib/locale.ts";
import { Options } from "../../../islands/lib/Options.tsx";
import { daysText } from "../../content/fact-texts.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import {
  type AnswerState,
  type PaymentStatus,
  paymentBadges,
} from "../../shared/applications/admin-application.ts";
import { silenceDays } from "../../shared/applications/silence.ts";

interface Props {
  search: string | undefined;
  payment: PaymentStatus | undefined;
  state: AnswerState | undefined;
}

const payments = Object.entries(paymentBadges).map(([value, { label }]) => ({ value, label }));

export function ApplicationFilter({ search, payment, state }: Props) {
  const linkTo = useLinkTo();
  return (
    <search>
      <form
        className="search search-row"
        method="get"
        action={linkTo(routes.adminApplications)}
        aria-label={t("admin.applications.filter")}
      >
        <label htmlFor="search">
          {t("admin.applications.search")}
          <input id="search" type="search" name="search" defaultValue={search} maxLength={200} />
        </label>
        <label htmlFor="payment">
          {t("admin.applications.payment")}
          <select id="payment" name="payment" defaultValue={payment ?? ""}>
            <option value="">{t("admin.applications.payment.all")}</option>
            <Options of={payments} />
          </select>
        </label>
        <label htmlFor="state">
          {t("silence.state")}
          <select id="state" name="state" defaultValue={state ?? ""}>
            <option value="">{t("silence.state.all")}</option>
            <option value="unanswered">
              {t("silence.state.unanswered", { days: daysText(silenceDays.last) })}
            </option>
            <option value="withdrawn">{t("silence.state.withdrawn")}</option>
          </select>
        </label>
        <button type="submit">{t("admin.applications.submit")}</button>
      </form>
    </search>
  );
}
