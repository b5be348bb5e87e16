const reference = /([2-9A-Z]{4}(?:-[2-9A-Z]{4}){2})/;

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
