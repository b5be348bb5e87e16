import { referencePattern } from "../../shared/applications/tracking.ts";

const reference = new RegExp(`(${referencePattern})`);

/** Each reference in the text stays in one line. */
export const WholeReferences = ({ children }: { children: string }) =>
  children.split(reference).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={index} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
