import { say } from "../../src/shared/say.ts";

/** A form sends the name that the site stores, whatever the reader calls the country. */
export function CountryOption({ name }: { name: string }) {
  const label = say(name);
  return <option value={label === name ? undefined : name}>{label}</option>;
}
