import * as routes from "../src/routes.ts";
import { type SeedPhase, type SeedState, t, useSeeding } from "./dataset/use-seeding.ts";
import { instead } from "./lib/instead.ts";
import { useLinkTo } from "./lib/locale.ts";

interface Props {
  initial: SeedState;
  lineCount: number;
  /** A run creates nothing. */
  isWhole: boolean;
  /** The server's last line when another seeding was running. */
  busyLine: string;
  /** The server's last line begins with this when nothing was missing. */
  wholeStart: string;
}

export default function SeedRun({ initial, lineCount, isWhole, busyLine, wholeStart }: Props) {
  const linkTo = useLinkTo();
  const { phase, lines, secondsLeft, run } = useSeeding(initial, busyLine, lineCount);
  const isRunning = phase === "running";
  return (
    <>
      <form method="post" action={linkTo(routes.adminSeed)} onSubmit={instead(run)}>
        <p className="actions">
          <button type="submit" className={isWhole ? "btn btn-quiet" : "btn"} disabled={isRunning}>
            {isRunning ? t("admin.seed.submitting") : t("admin.seed.submit")}
          </button>
        </p>
      </form>
      <div className="seed-run" role="status">
        <Outcome phase={phase} lastLine={lines.at(-1)} wholeStart={wholeStart} />
      </div>
      {phase !== "idle" && (
        <>
          {phase !== "success" && (
            <progress
              aria-label={t("admin.seed.log")}
              max={lineCount}
              value={Math.min(lines.length, lineCount)}
            />
          )}
          {isRunning && (
            <p className="meta">
              {t("admin.seed.part", { n: Math.min(lines.length, lineCount), all: lineCount })}
              {secondsLeft !== undefined && ` · ${t("admin.seed.left", { n: secondsLeft })}`}
            </p>
          )}
          <p className="meta" aria-hidden="true">
            {t("admin.seed.log")}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
          <div className="log" role="log" aria-label={t("admin.seed.log")} tabIndex={0}>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
              <p key={index}>{line}</p>
            ))}
          </div>
        </>
      )}
    </>
  );
}

interface OutcomeProps {
  phase: SeedPhase;
  lastLine: string | undefined;
  wholeStart: string;
}

function Outcome({ phase, lastLine, wholeStart }: OutcomeProps) {
  if (phase === "success") {
    const isUnchanged = lastLine?.startsWith(wholeStart);
    const title = t(isUnchanged ? "admin.seed.done.whole" : "admin.seed.done.title");
    return notice("notice notice-success", title, lastLine);
  }
  if (phase === "busy")
    return notice("notice notice-warning", t("admin.seed.busy.title"), t("admin.seed.busy.text"));
  if (phase === "error")
    return notice("notice notice-error", t("admin.seed.error.title"), t("admin.seed.error.text"));
  return null;
}

function notice(className: string, title: string, text: string | undefined) {
  return (
    <div className={className}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}
