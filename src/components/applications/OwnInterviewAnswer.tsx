import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import type { ShownInterview } from "../../db/applications/interviews.ts";
import * as routes from "../../routes.ts";
import { say } from "../../shared/say.ts";
import { useSendsEmail } from "../shell/NeedsMail.tsx";
import { SlotTimes } from "./ZonedTimes.tsx";
import { ZoneSelect } from "./ZoneSelect.tsx";

interface Props {
  interview: ShownInterview;
  token: string;
  now: Date;
  ownZone: string | null;
  /** The country of the zone, until the candidate names a zone. */
  zoneCountry: string | undefined;
  /** A refused answer comes back as it was given. */
  refused: Partial<Record<string, string>> | undefined;
}

/** Once a time is agreed, the form is folded, so that nobody changes it by a slip. */
export function OwnInterviewAnswer(props: Props) {
  if (!props.interview.chosen) return <AnswerForm {...props} />;
  return (
    <details open={props.refused && true}>
      <summary>{t("interview.own.again")}</summary>
      <AnswerForm {...props} />
    </details>
  );
}

function AnswerForm({ interview, token, now, ownZone, zoneCountry, refused }: Props) {
  const linkTo = useLinkTo();
  const sendsEmail = useSendsEmail();
  const { id, slots, chosen, state, candidateTimeZone } = interview;
  const isChosen = (slot: Date) => slot.toISOString() === (refused?.slot ?? chosen?.toISOString());
  return (
    <form method="post" action={linkTo(routes.applicationInterview, { token, interviewId: id })}>
      {/* Enter presses a form's first button. This one answers, and the other only shows the times. */}
      <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true" />
      <fieldset className="field">
        <legend>{t("interview.own.choices")}</legend>
        {zoneCountry && (
          <p className="meta">{t("interview.own.zone.country", { country: say(zoneCountry) })}</p>
        )}
        {slots.map((slot) => (
          <label key={slot.toISOString()} className="choice">
            <input
              type="radio"
              name="slot"
              value={slot.toISOString()}
              defaultChecked={isChosen(slot)}
              disabled={slot <= now}
            />
            {slot <= now ? (
              <span>
                <SlotTimes instant={slot} {...{ interview, ownZone }} /> {t("interview.own.gone")}
              </span>
            ) : (
              <SlotTimes instant={slot} {...{ interview, ownZone }} />
            )}
          </label>
        ))}
      </fieldset>
      <details className="own-zone" open={Boolean(refused?.timeZone)}>
        <summary>{t(ownZone ? "interview.own.zone.another" : "interview.own.zone.own")}</summary>
        <label htmlFor={`zone-${id}`}>{t("interview.own.zone")}</label>
        <ZoneSelect
          id={`zone-${id}`}
          value={refused?.timeZone ?? candidateTimeZone ?? undefined}
          none={t("interview.own.zone.none")}
        />
        <button type="submit" name="show" value="1" className="btn-quiet">
          {t("interview.own.show")}
        </button>
      </details>
      <p className="actions">
        <button type="submit">{t(chosen ? "interview.own.change" : "interview.own.choose")}</button>
        {state !== "none" && (
          <button type="submit" name="none" value="1" className="btn-quiet">
            {t("interview.own.none.submit")}
          </button>
        )}
      </p>
      <details open={Boolean(refused?.cancel)}>
        <summary>{t("interview.own.cancel")}</summary>
        <p>
          {sendsEmail && t("interview.own.cancel.told")} {t("interview.own.cancel.text")}
        </p>
        <button type="submit" name="cancel" value="1" className="btn-danger">
          {t("interview.own.cancel.submit")}
        </button>
      </details>
    </form>
  );
}
