/** A heading whose reference stays in one line. */
export function ReferenceTitle({ title, reference }: { title: string; reference: string }) {
  const [before, ...after] = title.split(reference);
  return (
    <h1>
      {before}
      <span className="whole">{reference}</span>
      {after.join(reference)}
    </h1>
  );
}
