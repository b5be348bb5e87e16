import { t } from "../../content/words.ts";

/** The button for a candidate who was going elsewhere: the form leads on there. */
export function RegisterOnTheWay({ action }: { action: string }) {
  return (
    <section>
      <h2>{t("becomeEmployer.register.title")}</h2>
      <p>{t("becomeEmployer.register.text")}</p>
      <form method="post" action={action}>
        <button type="submit">{t("becomeEmployer.submit")}</button>
      </form>
    </section>
  );
}
