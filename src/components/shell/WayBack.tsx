export interface Way {
  href: string;
  text: string;
}

/** Leads from above the heading to the page that this one belongs to. */
export const WayBack = ({ href, text }: Way) => (
  <p className="way-back">
    <a href={href}>{text}</a>
  </p>
);
