import { useRef } from "react";
import { ApplicationRow } from "./admin/ApplicationRow.tsx";
import type { ApplicationWords, ListedApplication } from "./admin/listed-application.ts";
import { useAccordion } from "./admin/use-accordion.ts";

interface Props {
  applications: ListedApplication[];
  words: ApplicationWords;
}

/** Applications, one of them open at a time, or none. */
export default function AdminApplications({ applications, words }: Props) {
  const list = useRef<HTMLElement>(null);
  useAccordion(list);
  return (
    <section className="applications" aria-label={words.list} ref={list}>
      {applications.map((application) => (
        <ApplicationRow key={application.id} application={application} words={words} />
      ))}
    </section>
  );
}
