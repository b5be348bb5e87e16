/** Renders a sentence of the document. Names between backticks become code. */
export function Words({ text }: { text: string }) {
  return (
    <p>
      {text.split("`").map((piece, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places.
        index % 2 === 1 ? <code key={index}>{piece}</code> : piece,
      )}
    </p>
  );
}
