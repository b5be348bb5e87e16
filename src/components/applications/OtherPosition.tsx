import { t } from "../../content/words.ts";
import type { ShownJobOffer } from "../../db/applications/job-offers.ts";
import type { MessageSide } from "../../shared/applications/message.ts";

const plain = (title: string) => title.trim().toLowerCase();

/** Spaces around a title and the case of its letters make no other position. */
const isOtherPosition = (position: string, { title }: { title: string }): boolean =>
  plain(position) !== plain(title);

interface Props {
  job: { title: string } | null;
  offer: Pick<ShownJobOffer, "terms">;
  /** The candidate can still decline. */
  isOpen?: boolean;
  reader?: MessageSide;
}

/** An employer may offer another position than the one that the page is headed with. */
export function OtherPosition({ job, offer: { terms }, isOpen = false, reader = "candidate" }: Props) {
  if (!job || !terms || !isOtherPosition(terms.position, job)) return null;
  const look = reader === "employer" ? "notice" : "notice notice-warning";
  return (
    <p className={isOpen ? look : undefined}>
      {t(reader === "employer" ? "offer.appliedFor" : "offer.own.applied", { title: job.title })}
      <br />
      <strong>{t("offer.own.offered", { title: terms.position })}</strong>
      {isOpen && reader === "candidate" && (
        <>
          <br />
          {t("offer.own.another")}
        </>
      )}
    </p>
  );
}
