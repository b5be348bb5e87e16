/** Shortens a link to its host and its file, which readers know it by: `example.com/…/resume.pdf`. */
export const shortLink = (link: string): string =>
  link.replace(
    /^https?:\/\/([^/?#]+\/)([^?#]*\/)?(?=[^/?#])/,
    (_, host: string, folders) => host + (folders ? "…/" : ""),
  );
