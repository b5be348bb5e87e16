// All groups use one separator: `4.50` and `1,200.00` are not whole numbers.
const wholeNumber = /^(\d+|[1-9]\d{0,2}([,.\s'’])\d{3}(\2\d{3})*)$/;

/** Reads `5600`, `5,600`, `5.600` and `5 600`. NaN for any other text. */
export const readWholeNumber = (text: string): number =>
  wholeNumber.test(text) ? Number(text.replace(/\D/g, "")) : Number.NaN;
