/** A form-encoded body or query, nested by its brackets: `created[gte]=5` becomes `{ created: { gte: "5" } }`. */
export interface Form {
  [name: string]: string | Form;
}

export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.replaceAll("]", "").split("[");
    const name = path.pop() ?? "";
    const owner = path.reduce(branch, form);
    owner[name || String(Object.keys(owner).length)] = value;
  }
  return form;
}

function branch(form: Form, name: string): Form {
  const known = form[name];
  if (typeof known === "object") return known;
  const made: Form = {};
  form[name] = made;
  return made;
}

/** A plain value; undefined when it is absent or nested. */
export function text(form: Form, name: string): string | undefined {
  const value = form[name];
  return typeof value === "string" ? value : undefined;
}

/** The plain values, as Stripe keeps metadata. */
export function texts(form: Form): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** Gives the part below a name; a list has its positions as names. */
export function nested(form: Form, name: string): Form {
  const value = form[name];
  return typeof value === "object" ? value : {};
}
