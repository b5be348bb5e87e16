interface Props {
  /** What the count says meanwhile. */
  status: string;
  className: "job" | "card";
  /** Of each placeholder. */
  lines: number;
}

const cards = [1, 2, 3, 4, 5, 6];

/** What a script shows while a list is read again. */
export function LoadingCards({ status, className, lines }: Props) {
  return (
    <template id="loading" data-status={status}>
      <ul className="cards" aria-hidden="true">
        {cards.map((card) => (
          <li key={card} className={`${className} skeleton`}>
            {Array.from({ length: lines }, (_, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike and never move
              <p key={line} />
            ))}
          </li>
        ))}
      </ul>
    </template>
  );
}
