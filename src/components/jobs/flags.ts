/** A shape's colour, its path, and the stroke's width where it is drawn as lines. */
type Layer = readonly [color: string, path: string, strokeWidth?: number];

export interface FlagDrawing {
  /** Needed when the drawing is not 24 by 16. The ratio is always 3:2. */
  viewBox?: string;
  /** The first layer is the lowest. */
  layers: readonly Layer[];
}

/** Maps a country's English name to its flag. A flag is shown 24 pixels wide, so small stars are dots. */
const drawings: Readonly<Record<string, FlagDrawing>> = {
  Australia: {
    layers: [
      ["#012169", "M0 0h12v8H0z"],
      ["#fff", "M0 0l12 8M12 0L0 8", 1.6],
      ["#c8102e", "M0 0l6 4v.7L0 .7zM12 8L6 4v-.7l6 4zM12 0L6 4v-.7L11 0zM0 8l6-4v.7L1 8z"],
      ["#fff", "M6 0v8M0 4h12", 2.7],
      ["#c8102e", "M6 0v8M0 4h12", 1.6],
      ["#012169", "M12 0h12v16H0V8h12z"],
      ["#fff", "M6 9l.7 2h2l-1.6 1.2.6 2L6 13l-1.7 1.2.6-2L3.3 11h2z"],
      ["#fff", "M18 13h0M15 7h0M18 3h0M21 6h0M19 9h0", 1.8],
    ],
  },
  "New Zealand": {
    layers: [
      ["#012169", "M0 0h12v8H0z"],
      ["#fff", "M0 0l12 8M12 0L0 8", 1.6],
      ["#c8102e", "M0 0l6 4v.7L0 .7zM12 8L6 4v-.7l6 4zM12 0L6 4v-.7L11 0zM0 8l6-4v.7L1 8z"],
      ["#fff", "M6 0v8M0 4h12", 2.7],
      ["#c8102e", "M6 0v8M0 4h12", 1.6],
      ["#012169", "M12 0h12v16H0V8h12z"],
      ["#fff", "M18 3h0M15 7h0M21 6h0M18 13h0", 2.6],
      ["#c8102e", "M18 3h0M15 7h0M21 6h0M18 13h0", 1.4],
    ],
  },
  "United Kingdom": {
    layers: [
      ["#012169", "M0 0h24v16H0z"],
      ["#fff", "M0 0l24 16M24 0L0 16", 3.2],
      ["#c8102e", "M0 0l12 8v1.3L0 1.3zM24 16L12 8V6.7l12 8zM24 0L12 8V6.7L22 0zM0 16l12-8v1.3L2 16z"],
      ["#fff", "M12 0v16M0 8h24", 5.3],
      ["#c8102e", "M12 0v16M0 8h24", 3.2],
    ],
  },
  Italy: {
    layers: [
      ["#008c45", "M0 0h8v16H0z"],
      ["#fff", "M8 0h8v16H8z"],
      ["#cd212a", "M16 0h8v16h-8z"],
    ],
  },
  France: {
    layers: [
      ["#000091", "M0 0h8v16H0z"],
      ["#fff", "M8 0h8v16H8z"],
      ["#e1000f", "M16 0h8v16h-8z"],
    ],
  },
  Canada: {
    layers: [
      ["#fff", "M0 0h24v16H0z"],
      [
        "#d80621",
        "M0 0h6v16H0zM18 0h6v16h-6zM12 2l1.4 2.5 1.2-.6-.6 3 2-1 .4.8 1.6-.2-.6 2-2.8 2 .2 1.2-2.4-.3v2.6h-.8v-2.6l-2.4.3.2-1.2-2.8-2-.6-2 1.6.2.4-.8 2 1-.6-3 1.2.6z",
      ],
    ],
  },
  Morocco: {
    layers: [
      ["#c1272d", "M0 0h24v16H0z"],
      ["#006233", "M12 4.1l2.5 7.6-6.5-4.7 8 0-6.5 4.7z", 1],
    ],
  },
  Singapore: {
    layers: [
      ["#fff", "M0 0h24v16H0z"],
      ["#ee2536", "M0 0h24v8H0z"],
      ["#fff", "M5.6 1a3 3 0 1 0 0 6 3.4 3.4 0 0 1 0-6z"],
      ["#fff", "M8 2h0M9 3h0M9 5h0M7 5h0M6 3h0", 0.9],
    ],
  },
  "South Korea": {
    layers: [
      ["#fff", "M0 0h24v16H0z"],
      ["#cd2e3a", "M8 8a4 4 0 0 1 8 0 4 4 0 0 1-8 0z"],
      ["#0047a0", "M8.67 5.78A2 2 0 0 0 12 8a2 2 0 0 1 3.33 2.22 4 4 0 0 1-6.66-4.44z"],
      [
        "#000",
        "M6 6l2-3M5 5l2-3M4 5l2-3M8 13l-2-3M7 14l-2-3M6 14l-2-3M16 3l2 3M17 2l2 3M18 2l2 3M16 13l2-3M17 14l2-3M18 14l2-3",
        0.6,
      ],
    ],
  },
  Finland: {
    layers: [
      ["#fff", "M0 0h24v16H0z"],
      ["#002f6c", "M8.67 0v16M0 8h24", 4.2],
    ],
  },
  Norway: {
    layers: [
      ["#ba0c2f", "M0 0h24v16H0z"],
      ["#fff", "M8.7 0v16M0 8h24", 4],
      ["#00205b", "M8.7 0v16M0 8h24", 2],
    ],
  },
  "United Arab Emirates": {
    layers: [
      ["#00843d", "M0 0h24v6H0z"],
      ["#fff", "M0 5.33h24v5.34H0z"],
      ["#000", "M0 10.67h24V16H0z"],
      ["#c8102e", "M0 0h6v16H0z"],
    ],
  },
  Qatar: {
    viewBox: "0 0 27 18",
    layers: [
      ["#fff", "M0 0h27v18H0z"],
      ["#8a1538", "M27 0H8l3 1-3 1 3 1-3 1 3 1-3 1 3 1-3 1 3 1-3 1 3 1-3 1 3 1-3 1 3 1-3 1 3 1-3 1h19z"],
    ],
  },
  "Saudi Arabia": {
    layers: [
      ["#165d31", "M0 0h24v16H0z"],
      ["#fff", "M6 12h12M16.5 11.2v1.6", 0.8],
      [
        "#fff",
        "M5.5 4v3.5h2V5M9 3.8v3.7h2V5.2M12.5 3.8v3.7M14 5.5v2h2.2V4M18 3.8v3.7M5.5 9h3.2M10.4 9H14M15.6 9H18",
        0.9,
      ],
    ],
  },
  Germany: {
    layers: [
      ["#000", "M0 0h24v6H0z"],
      ["#d00", "M0 5.33h24v5.34H0z"],
      ["#fc0", "M0 10.67h24V16H0z"],
    ],
  },
  Netherlands: {
    layers: [
      ["#ae1c28", "M0 0h24v6H0z"],
      ["#fff", "M0 5.33h24v5.34H0z"],
      ["#21468b", "M0 10.67h24V16H0z"],
    ],
  },
  Denmark: {
    layers: [
      ["#c8102e", "M0 0h24v16H0z"],
      ["#fff", "M8.7 0v16M0 8h24", 2.3],
    ],
  },
  Greece: {
    viewBox: "0 0 27 18",
    layers: [
      ["#0d5eaf", "M0 0h27v18H0z"],
      ["#fff", "M10 3h17M10 7h17M0 11h27M0 15h27M5 0v10M0 5h10", 2],
    ],
  },
  Malta: {
    layers: [
      ["#fff", "M0 0h24v16H0z"],
      ["#cf142b", "M12 0h12v16H12z"],
      ["#cf142b", "M1.5 3.7L2.9 4 2.6 2.6h2L4.3 4l1.4-.3v2L4.3 5.4l.3 1.4h-2l.3-1.4-1.4.3z"],
      ["#a5a9ad", "M1.9 4.2l1.4.2-.2-1.4h1l-.2 1.4 1.4-.2v1l-1.4-.2.2 1.4h-1l.2-1.4-1.4.2z"],
    ],
  },
  Japan: {
    layers: [
      ["#fff", "M0 0h24v16H0z"],
      ["#bc002d", "M7.2 8a4.8 4.8 0 0 1 9.6 0 4.8 4.8 0 0 1-9.6 0z"],
    ],
  },
  "United States": {
    viewBox: "0 0 39 26",
    layers: [
      ["#fff", "M0 0h39v26H0z"],
      ["#b22234", "M0 1h39M0 5h39M0 9h39M0 13h39M0 17h39M0 21h39M0 25h39", 2],
      ["#3c3b6e", "M0 0h16v14H0z"],
      [
        "#fff",
        "M1.4 1.6h1.6M5.3 1.6h1.6M9.2 1.6h1.6M13.1 1.6h1.6M3.35 4.2h1.6M7.25 4.2h1.6M11.15 4.2h1.6M1.4 6.8h1.6M5.3 6.8h1.6M9.2 6.8h1.6M13.1 6.8h1.6M3.35 9.4h1.6M7.25 9.4h1.6M11.15 9.4h1.6M1.4 12h1.6M5.3 12h1.6M9.2 12h1.6M13.1 12h1.6",
        1.5,
      ],
    ],
  },
  "South Africa": {
    viewBox: "0 0 90 60",
    layers: [
      ["#e03c31", "M0 0h90v30H0z"],
      ["#001489", "M0 30h90v30H0z"],
      ["#fff", "M0 0l45 30L0 60M45 30h45", 20],
      ["#ffb81c", "M0 0l45 30L0 60z"],
      ["#000", "M0 12l27 18L0 48z"],
      ["#007749", "M0 0l45 30L0 60M45 30h45", 12],
    ],
  },
  Chile: {
    layers: [
      ["#fff", "M0 0h24v16H0z"],
      ["#d52b1e", "M0 8h24v8H0z"],
      ["#0039a6", "M0 0h8v8H0z"],
      ["#fff", "M4 2l.5 1.5 1.6 0-1.3 1 .5 1.5-1.3-1-1.3 1 .5-1.5-1.3-1 1.6 0z"],
    ],
  },
  Brazil: {
    layers: [
      ["#009739", "M0 0h24v16H0z"],
      ["#fedd00", "M2 8l10-6.4L22 8l-10 6.4z"],
      ["#012169", "M8 8a4 4 0 0 1 8 0 4 4 0 0 1-8 0z"],
      ["#fff", "M8.4 6.9q4.4 0 7.1 2.6", 0.7],
    ],
  },
};

// This is a map, because a country is free text and an object would have "constructor", too.
export const flags: ReadonlyMap<string, FlagDrawing> = new Map(Object.entries(drawings));

/** Meridians and parallels, for a country without a drawing here. */
export const globe: FlagDrawing = {
  layers: [
    ["#e8edf2", "M0 0h24v16H0z"],
    ["#4d5d6c", "M6 8a6 6 0 0 1 12 0 6 6 0 0 1-12 0zM6 8h12M12 2v12M12 2q-5 6 0 12M12 2q5 6 0 12", 0.9],
  ],
};
