import { t } from "../../content/words.ts";
import { Notice } from "../shell/Notice.tsx";

/** Each redirect to the dashboard names one of these, which says what was done. */
export const dashboardNotices = [
  "registered",
  "posted",
  "review",
  "saved",
  "savedReview",
  "closed",
  "reopened",
] as const;
export type DashboardNotice = (typeof dashboardNotices)[number];

export function DashboardNotices({ done }: { done: DashboardNotice[] }) {
  return done.map((name) => (
    <Notice key={name} kind="success" title={t(`employer.${name}.title`)} text={t(`employer.${name}.text`)} />
  ));
}
