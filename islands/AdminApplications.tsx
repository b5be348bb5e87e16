import { useRef } from "react";
import { ApplicationRow } from "./applications/ApplicationRow.tsx";
import type { ApplicationWords, ListedApplication } from "./applications/listed-application.ts";
import { useAccordion } from "./applications/use-accordion.ts";

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
