/** A container ship on two waves. */
export function Ship() {
  return (
    <svg className="ship" viewBox="0 0 40 40" aria-hidden="true">
      <path className="cargo" d="M11 17h6v6h-6zM18 17h6v6h-6zM11 10h6v6h-6zM18 10h6v6h-6z" />
      <path d="M26 9h6v14h-6zM4 24h32l-4 8H9z" />
      <path className="swell" d="M3 35q4-3 8.5 0t8.5 0 8.5 0 8.5 0" />
    </svg>
  );
}
