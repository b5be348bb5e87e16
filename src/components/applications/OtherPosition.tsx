import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import type { ShownJobOffer } from "../../db/applications/job-offers.ts";

const plain = (title: string) => title.trim().toLowerCase();

/** Spaces around a title and the case of its letters make no other position. */
export const isOtherPosition = (position: string, { title }: { title: string }): boolean =>
  plain(position) !== plain(title);

interface Props {
  application: OwnApplication;
  offer: ShownJobOffer;
  /** The candidate can still decline. */
  isOpen?: boolean;
}

/** An employer may offer another position than the one that the page is headed with. */
export function OtherPosition({ application: { job }, offer: { terms }, isOpen = false }: Props) {
  if (!job || !terms || !isOtherPosition(terms.position, job)) return null;
  return (
    <p className={isOpen ? "notice notice-warning" : undefined}>
      {t("offer.own.applied", { title: job.title })}
      <br />
      <strong>{t("offer.own.offered", { title: terms.position })}</strong>
    </p>
  );
}
