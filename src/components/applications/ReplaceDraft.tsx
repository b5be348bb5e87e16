import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { DraftFacts } from "../applying/DraftFacts.tsx";
import { ButtonLink } from "../shell/ButtonLink.tsx";
import { Notice } from "../shell/Notice.tsx";
import { WholeReferences } from "../shell/WholeReferences.tsx";

interface Props {
  token: string;
  reference: string;
  message: string | undefined;
  /** The job that the answers are for. */
  values: Partial<Record<string, string>>;
  draft: Parameters<typeof DraftFacts>[0]["draft"] | undefined;
}

/** A browser has one draft, so the candidate confirms before the site replaces it. */
export function ReplaceDraft({ token, reference, message, values, draft }: Props) {
  const linkTo = useLinkTo();
  return (
    <>
      <p className="lead">{message}</p>
      <div className="drafts">
        <section>
          {draft && (
            <>
              <h2>{t("reuse.draft.local")}</h2>
              <DraftFacts draft={draft} />
            </>
          )}
          <p className="actions">
            <ButtonLink href={linkTo(routes.apply)}>{t("reuse.draft.keep")}</ButtonLink>
          </p>
        </section>
        <section>
          <h2>
            <WholeReferences>{t("reuse.draft.sent", { reference })}</WholeReferences>
          </h2>
          <form method="post" action={linkTo(routes.applicationReuse, { token })}>
            {(["jobId", "list"] as const).map(
              (name) => values[name] && <input key={name} type="hidden" name={name} value={values[name]} />,
            )}
            <Notice kind="warning" text={t("reuse.draft.text")} />
            <p className="actions">
              <button type="submit" name="replace" value="1" className="btn-quiet btn-remove">
                <span>{t("reuse.draft.replace")}</span>
              </button>
            </p>
          </form>
        </section>
      </div>
      <p className="actions">
        <a href={linkTo(routes.application, { token })}>{t("reuse.back")}</a>
      </p>
    </>
  );
}
