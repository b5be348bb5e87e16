import { type Counted, countedText } from "../../shared/counted.ts";

interface Props {
  counted: Counted;
  /** A screen reader says what the number counts. */
  label: string;
  className: string;
}

/** How much there is to do behind a link; nothing where there is nothing. */
export function TodoCount({ counted, label, className }: Props) {
  if (counted.total === 0) return null;
  return (
    <span className={className}>
      {countedText(counted)}
      <span className="unseen"> {label}</span>
    </span>
  );
}
