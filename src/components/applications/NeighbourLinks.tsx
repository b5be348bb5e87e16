import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { ListPlace } from "./ListPlaceFields.tsx";

interface Neighbour {
  id: string;
  fullName: string;
}

/** The candidates before and after one on its page of the list. */
export interface Neighbours {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

interface Props {
  job: string;
  place: ListPlace;
  of: Neighbours;
}

/** A pane can begin far above the row of its candidate, so the links lead to its heading. */
export function NeighbourLinks({ job, place: { filter: status, page }, of: { previous, next } }: Props) {
  const linkTo = useLinkTo();
  if (!previous && !next) return null;
  const hrefOf = (id: string) =>
    `${linkTo(routes.employerJob, { id: job, status, page, open: id })}#candidate-${id}`;
  return (
    <p className="desk-ways neighbours">
      {previous && (
        <a href={hrefOf(previous.id)}>{t("employer.applications.previous", { name: previous.fullName })}</a>
      )}
      {next && <a href={hrefOf(next.id)}>{t("employer.applications.next", { name: next.fullName })}</a>}
    </p>
  );
}
