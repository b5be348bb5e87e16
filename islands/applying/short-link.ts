/** The host and the file of a link, which are what a reader knows it by: `example.com/…/resume.pdf`. */
export const shortLink = (link: string): string =>
  link.replace(
    /^https?:\/\/([^/?#]+\/)([^?#]*\/)?(?=[^/?#])/,
    (_, host: string, folders) => host + (folders ? "…/" : ""),
  );
