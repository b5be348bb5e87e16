import { site } from "../../content/site.ts";

/** Makes the first mention of our email address in the text a link. */
export function ContactText({ children }: { children: string }) {
  const at = children.indexOf(site.contactEmail);
  if (at < 0) return children;
  return (
    <>
      {children.slice(0, at)}
      <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
      {children.slice(at + site.contactEmail.length)}
    </>
  );
}
