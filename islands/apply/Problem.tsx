interface Props {
  text: string | undefined;
  /** To what was sent before. */
  link?: { href: string | undefined; text: string };
}

/** Why the last attempt came to nothing. The toast that said so is gone in a moment; this stays. */
export function Problem({ text, link }: Props) {
  return text ? (
    <div className="notice notice-error">
      <p>{text}</p>
      {link?.href && (
        <p>
          <a href={link.href}>{link.text}</a>
        </p>
      )}
    </div>
  ) : null;
}
