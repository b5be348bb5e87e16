import { useRef } from "react";
import { ApplicationRow } from "./applications/ApplicationRow.tsx";
import { t } from "./applications/application-words.ts";
import type { ListedApplication } from "./applications/listed-application.ts";
import { useAccordion } from "./applications/use-accordion.ts";

interface Props {
  applications: ListedApplication[];
}

/** Applications, one of them open at a time, or none. */
export default function AdminApplications({ applications }: Props) {
  const list = useRef<HTMLElement>(null);
  useAccordion(list);
  return (
    <section className="applications" aria-label={t("admin.applications.list")} ref={list}>
      {applications.map((application) => (
        <ApplicationRow key={application.id} application={application} />
      ))}
    </section>
  );
}
