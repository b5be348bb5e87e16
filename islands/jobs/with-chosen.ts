/** Adds the chosen number, because an address may ask for one that the form does not offer. */
export const withChosen = (
  offered: number[],
  chosen: number | undefined,
  label: (number: number) => string,
) =>
  [...new Set([...offered, ...(chosen ? [chosen] : [])])]
    .sort((one, other) => one - other)
    .map((number) => ({ value: String(number), label: label(number) }));
