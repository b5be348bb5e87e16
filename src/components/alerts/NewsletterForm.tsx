import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";

interface Props {
  /** Tells two forms of one page apart. */
  id: string;
  /** A refused address, and what is wrong with it. */
  typed?: string | undefined;
  message?: string | undefined;
}

export function NewsletterForm({ id, typed, message }: Props) {
  const linkTo = useLinkTo();
  return (
    <form className="inline-form" method="post" action={linkTo(routes.newsletter)}>
      <label className={message && "has-error"}>
        {t("newsletter.email")}
        {message && (
          <span className="error-msg" id={`${id}-error`}>
            {message}
          </span>
        )}
        <input
          id={message && id}
          type="email"
          name="email"
          autoComplete="email"
          defaultValue={typed}
          aria-describedby={message && `${id}-error`}
          aria-invalid={message ? true : undefined}
          maxLength={254}
          required
        />
      </label>
      <button type="submit">{t("newsletter.submit")}</button>
    </form>
  );
}
