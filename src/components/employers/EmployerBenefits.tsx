import { t } from "../../content/words.ts";
import { destinationCountries } from "../../shared/jobs/countries.ts";
import { Icon } from "../shell/Icon.tsx";

const benefits = [
  {
    icon: "plane",
    title: t("becomeEmployer.reach.title", { n: destinationCountries.length }),
    text: t("becomeEmployer.reach.text"),
  },
  { icon: "check", title: t("becomeEmployer.post.title"), text: t("becomeEmployer.post.text") },
  { icon: "shield", title: t("becomeEmployer.read.title"), text: t("becomeEmployer.read.text") },
  { icon: "mail", title: t("becomeEmployer.answer.title"), text: t("becomeEmployer.answer.text") },
] as const;

export function EmployerBenefits() {
  return (
    <ul className="cards benefits">
      {benefits.map(({ icon, title, text }) => (
        <li key={title} className="card">
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
