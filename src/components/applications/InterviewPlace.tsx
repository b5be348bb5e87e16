import { t } from "../../content/words.ts";
import { BreakableAddress } from "../shell/BreakableAddress.tsx";

const address = /^https:\/\/[^\s"<>]+$/;

/** A meeting's address is a link. The own page's address is a secret, so the meeting's site does not get it. */
export function InterviewPlace({ place }: { place: string | undefined }) {
  if (place === undefined) return t("interview.place.unreadable");
  if (!address.test(place)) return place;
  return (
    <a href={place} rel="noopener noreferrer nofollow">
      <BreakableAddress address={place} />
    </a>
  );
}
