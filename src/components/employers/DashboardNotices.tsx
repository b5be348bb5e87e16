import { t } from "../../content/words.ts";
import type { DashboardNotice } from "../../shared/urls.ts";
import { Notice } from "../shell/Notice.tsx";

export function DashboardNotices({ done }: { done: DashboardNotice[] }) {
  return done.map((name) => (
    <Notice key={name} kind="success" title={t(`employer.${name}.title`)}>
      {t(`employer.${name}.text`)}
    </Notice>
  ));
}
