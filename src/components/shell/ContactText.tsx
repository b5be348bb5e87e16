import { site } from "../../content/site.ts";

/** A text in which our email address, where it is named first, can be followed. */
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
