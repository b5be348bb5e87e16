import { renderToStaticMarkup } from "react-dom/server";
import { type FlagDrawing, flags, globe } from "./flags.ts";

/** Two dozen flags of a list would take a third of its rendering time, so the server renders each drawing once. */
const shapes = new Map<FlagDrawing, string>();

function shapesOf(drawing: FlagDrawing): string {
  let markup = shapes.get(drawing);
  if (markup === undefined) {
    markup = renderToStaticMarkup(<Shapes {...drawing} />);
    shapes.set(drawing, markup);
  }
  return markup;
}

/** Shows a small flag beside a country's name, which says the same in words. */
export function Flag({ country }: { country: string }) {
  const drawing = flags.get(country) ?? globe;
  return (
    <svg
      className="flag"
      viewBox={drawing.viewBox ?? "0 0 24 16"}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapesOf(drawing) }}
    />
  );
}

function Shapes({ layers }: FlagDrawing) {
  return layers.map(([color, path, strokeWidth]) =>
    strokeWidth ? (
      <path key={color + path} fill="none" stroke={color} strokeWidth={strokeWidth} d={path} />
    ) : (
      <path key={color + path} fill={color} d={path} />
    ),
  );
}
