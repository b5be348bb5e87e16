/** `quiet` is grey. `rows` has a name and a value on each line. `title` is the heading of the next part. */
export type Look = "quiet" | "quote" | "rows" | "strong" | "title";

export const quiet = (text: string) => ({ text, look: "quiet" }) as const;
export const strong = (text: string) => ({ text, look: "strong" }) as const;

/** `good` is welcome news, `act` asks the reader to do something, and `bad` takes something away. */
export type Tone = "good" | "act" | "bad";

const kinds: Record<Tone, readonly string[]> = {
  good: [
    "application received",
    "fee received",
    "fee refunded",
    "interview chosen",
    "job released",
    "mandate check",
    "offer accepted",
    "offer made",
    "placement offered",
    "vacancy restored",
  ],
  act: [
    "certificate ending",
    "document infected",
    "draft reminder",
    "erasure requested",
    "interview moved",
    "interview offered",
    "job held",
    "mandate ask",
    "mandate ending",
    "mandate needed",
    "passport ending",
    "unanswered applications",
  ],
  bad: [
    "employer left",
    "employer suspended",
    "job refused",
    "mandate refuse",
    "refund failed",
    "vacancy taken down",
  ],
};

const tones = Object.fromEntries(
  Object.entries(kinds).flatMap(([tone, among]) => among.map((kind) => [kind, tone as Tone])),
);

/** Most emails have no tone. The words say the same, so nobody needs the colour. */
export const toneOf = (kind: string): Tone | undefined => tones[kind];

/** A code, an alert and an email to the administrator end without a greeting. */
export const isSigned = ({ audience, kind }: { audience: string; kind: string }): boolean =>
  audience !== "administrator" && audience !== "subscriber" && !kind.endsWith(" code");
