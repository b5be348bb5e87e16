/** Drawn on a grid of 24, in the colour of the text around. */
const paths = {
  check: "M4 12.5l5 5L20 6.5",
  visa: "M5 3h14v18H5zM9 17h6M12 13a3 3 0 100-6 3 3 0 000 6zM9 10h6",
  plane: "M3 13l18-8-6 16-4-7zM11 14l4-4",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  shield: "M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5",
  shipping: "M2 14h20l-3 6H5zM5 14V5h4v9M12 14v-4h7v4M15.5 10v4",
  it: "M3 5h18v11H3zM8 20h8M12 16v4",
  mining: "M4 20L14 10M8 5c5-1 10 2 12 8M8 5l3 3M20 13l-3-2",
  card: "M3 6h18v12H3zM3 10h18M6 15h4",
  wallet: "M3 7h16v12H3zM3 7l12-4v4M15 11h6v4h-6z",
  calendar: "M4 5h16v15H4zM4 10h16M8 3v4M16 3v4",
  mail: "M3 6h18v12H3zM3 7l9 6 9-6",
  video: "M3 6h12v12H3zM15 10l6-3v10l-6-3",
  star: "M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.200L6.4 20l1.3-6.200L3 9.500l6.3-.7z",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
