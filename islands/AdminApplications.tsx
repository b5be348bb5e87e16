import { type RefObject, useEffect, useRef } from "react";
import { ApplicationRow } from "./applications/ApplicationRow.tsx";
import { t } from "./applications/application-words.ts";
import type { ListedApplication } from "./applications/listed-application.ts";

interface Props {
  applications: ListedApplication[];
}

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

/** Opens the same row after a reload, and keeps one row open at a time in browsers without `<details name>`, too. */
function useAccordion(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = list.current;
    if (!root) return;
    const all = () => [...root.querySelectorAll("details")];
    const opened = all().find(({ id }) => id === location.hash.slice(1));
    if (opened) opened.open = true;

    const onToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement)) return;
      const anchor = `#${target.id}`;
      if (target.open) {
        for (const other of all()) if (other !== target) other.open = false;
        replaceAnchor(anchor);
      } else if (location.hash === anchor) replaceAnchor("");
    };
    root.addEventListener("toggle", onToggle, true);
    return () => root.removeEventListener("toggle", onToggle, true);
  }, [list]);
}

function replaceAnchor(anchor: string) {
  history.replaceState(history.state, "", location.pathname + location.search + anchor);
}
