interface Props {
  value: string;
  label: string;
}

/** An item of a list with class `tiles`: one figure and what it counts. */
export function Stat({ value, label }: Props) {
  return (
    <li className="card stat">
      <b className="number">{value}</b>
      {label}
    </li>
  );
}
