import { flags, globe } from "./flags.ts";

/** A small flag beside a country's name, which says the same in words. */
export function Flag({ country }: { country: string }) {
  const { viewBox = "0 0 24 16", layers } = flags.get(country) ?? globe;
  return (
    <svg className="flag" viewBox={viewBox} aria-hidden="true">
      {layers.map(([color, path, strokeWidth]) =>
        strokeWidth ? (
          <path key={color + path} fill="none" stroke={color} strokeWidth={strokeWidth} d={path} />
        ) : (
          <path key={color + path} fill={color} d={path} />
        ),
      )}
    </svg>
  );
}
