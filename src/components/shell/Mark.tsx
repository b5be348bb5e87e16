/** Two sails over a hull. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M15 3v18H5C10 16 13.5 10 15 3z" />
      <path className="sail" d="M17 7c4 4 7 8.5 8 14h-8z" />
      <path d="M3 23h26c-1.5 4-4 6-8 6H11c-4 0-6.5-2-8-6z" />
    </svg>
  );
}
