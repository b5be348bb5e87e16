/** Why the last attempt came to nothing. The toast that said so is gone in a moment; this stays. */
export function Problem({ text }: { text: string | undefined }) {
  return text ? (
    <div className="notice notice-error">
      <p>{text}</p>
    </div>
  ) : null;
}
