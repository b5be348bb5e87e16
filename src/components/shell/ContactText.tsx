import { site } from "../../content/site.ts";
import { WholeReferences } from "./WholeReferences.tsx";

/** Makes the first mention of our email address in the text a link. */
export function ContactText({ children }: { children: string }) {
  const at = children.indexOf(site.contactEmail);
  if (at < 0) return <WholeReferences>{children}</WholeReferences>;
  return (
    <>
      <WholeReferences>{children.slice(0, at)}</WholeReferences>
      <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
      <WholeReferences>{children.slice(at + site.contactEmail.length)}</WholeReferences>
    </>
  );
}
