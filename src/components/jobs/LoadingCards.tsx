interface Props {
  /** The count shows this text while the list loads. */
  status: string;
  className: "job" | "card";
  /** Each placeholder has this class. */
  lines: number;
}

const cards = [1, 2, 3, 4, 5, 6];

/** A script shows these placeholders while it loads the list again. */
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
