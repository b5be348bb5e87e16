export interface Way {
  href: string;
  text: string;
}

/** Links the page that this one belongs to, above the heading. */
export const WayBack = ({ href, text }: Way) => (
  <p className="way-back">
    <a href={href}>{text}</a>
  </p>
);
