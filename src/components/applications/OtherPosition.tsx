import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import type { ShownJobOffer } from "../../db/applications/job-offers.ts";

interface Props {
  application: OwnApplication;
  offer: ShownJobOffer;
}

const plain = (title: string) => title.trim().toLowerCase();

/** An employer may offer another position than the one that the page is headed with. */
export function OtherPosition({ application: { job }, offer: { terms } }: Props) {
  if (!job || !terms || plain(job.title) === plain(terms.position)) return null;
  return (
    <p>
      {t("offer.own.applied", { title: job.title })}
      <br />
      <strong>{t("offer.own.offered", { title: terms.position })}</strong>
    </p>
  );
}
