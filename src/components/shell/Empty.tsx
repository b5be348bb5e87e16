import { ButtonLink } from "./ButtonLink.tsx";
import { Sea } from "./Sea.tsx";

interface Props {
  children: string;
  wayOn?: { href: string; text: string };
}

/** Says in place of a list that it holds nothing. */
export const Empty = ({ children, wayOn }: Props) => (
  <div className="empty">
    <Sea />
    <p>{children}</p>
    {wayOn && (
      <p className="actions">
        <ButtonLink href={wayOn.href}>{wayOn.text}</ButtonLink>
      </p>
    )}
  </div>
);
