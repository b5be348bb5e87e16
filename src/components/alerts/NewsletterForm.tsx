import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";

/** `id` tells two forms of one page apart. `typed` is a refused address. */
export function NewsletterForm({ id, typed }: { id: string; typed?: string | undefined }) {
  const linkTo = useLinkTo();
  return (
    <form className="inline-form" method="post" action={linkTo(routes.newsletter)}>
      <label htmlFor={id}>
        {t("newsletter.email")}
        <input
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          defaultValue={typed}
          aria-invalid={typed === undefined ? undefined : true}
          maxLength={254}
          required
        />
      </label>
      <button type="submit">{t("newsletter.submit")}</button>
    </form>
  );
}
