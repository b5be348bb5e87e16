/** The two sails of the mark over their hull. */
export const Boat = ({ place }: { place: string }) => (
  <g transform={place} fill="currentColor" stroke="none">
    <path d="M15 3v18H5C10 16 13.5 10 15 3z" />
    <path d="M17 7c4 4 7 8.5 8 14h-8zM3 23h26c-1.5 4-4 6-8 6H11c-4 0-6.5-2-8-6z" />
  </g>
);

const wave = "q5-3 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0";

/** Draws open sea in place of an empty list, dotted like the land of the map. */
export const Sea = () => (
  <svg viewBox="-1 0 122 15" width="100%" height="38" fill="none" aria-hidden="true">
    <path
      d={`M0 10${wave}M0 13${wave}`}
      stroke="currentColor"
      strokeWidth=".8"
      strokeLinecap="round"
      strokeDasharray="0 2"
      opacity=".5"
    />
    <Boat place="translate(55 0) scale(.3)" />
  </svg>
);
