import { t } from "../../content/words.ts";
import { Icon } from "../shell/Icon.tsx";

const promises = [
  ["what", "mail"],
  ["often", "calendar"],
  ["stop", "check"],
] as const;

/** Says what the emails hold, how often they come and how they end. */
export const Promises = (texts: Record<"what" | "often" | "stop", string>) => (
  <ul className="plain promises">
    {promises.map(([promise, icon]) => (
      <li key={promise}>
        <Icon name={icon} />
        <h2>{t(`newsletter.${promise}.title`)}</h2>
        <p>{texts[promise]}</p>
      </li>
    ))}
  </ul>
);
