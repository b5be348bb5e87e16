import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";

interface Props {
  current: "requests" | "companies";
  requests: string;
  companies: string;
}

/** The tabs of the administrator's page of employers. */
export function EmployerLists({ current, ...counts }: Props) {
  const linkTo = useLinkTo();
  return (
    <nav className="tabs" aria-label={t("admin.employers.lists")}>
      {(["requests", "companies"] as const).map((list) => (
        <a
          key={list}
          href={linkTo(routes.adminEmployers, { list: list === "companies" ? list : undefined })}
          aria-current={list === current ? "page" : undefined}
        >
          {t(`admin.employers.list.${list}`)} <small>{counts[list]}</small>
        </a>
      ))}
    </nav>
  );
}
