import { type Counted, countedText } from "../../shared/counted.ts";

interface Props {
  counted: Counted;
  /** A screen reader says what the number counts. */
  label: string;
  className: string;
}

/** Shows the number of open tasks behind a link, and nothing for none. */
export function TodoCount({ counted, label, className }: Props) {
  if (counted.total === 0) return null;
  return (
    <span className={className}>
      {countedText(counted)}
      <span className="unseen"> {label}</span>
    </span>
  );
}
